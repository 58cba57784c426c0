import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { postgresForTests } from '@northgate/composition/commands/postgres-for-tests.js';
import { startPostgres } from 'api/testing/postgres-server.js';
import { count } from 'api/text/count.js';
import { faultsOf, killCampaign, restartCampaign, type CampaignResult } from './campaigns.js';

interface Options {
  kills: number;
  restarts: number;
}

const columns = {
  rounds: 'rounds',
  acknowledged: 'acknowledged',
  repeated: 'repeated',
  stored: 'stored',
  lost: 'lost',
  withoutOutboxRow: 'no outbox row',
  duplicates: 'duplicates',
  mails: 'mails',
  mailedTwice: 'mailed twice',
  exits: 'api exits',
} as const satisfies Partial<Record<keyof CampaignResult, string>>;

function tableOf(results: CampaignResult[]): string {
  const keys = Object.keys(columns) as (keyof typeof columns)[];
  const label = Math.max(...results.map(({ what }) => what.length));
  const line = (what: string, cellOf: (key: keyof typeof columns) => string) =>
    [what.padEnd(label), ...keys.map((key) => cellOf(key).padStart(columns[key].length))].join('  ');
  const rows = results.map((result) => line(result.what, (key) => String(result[key])));
  return `${[line('', (key) => columns[key]), ...rows].join('\n')}\n`;
}

async function onSqlite({ kills }: Options): Promise<CampaignResult[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'api-durability-'));
  try {
    return [await killCampaign(kills, { dataDir })];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres({ kills, restarts }: Options): Promise<CampaignResult[]> {
  const server = await startPostgres(await postgresForTests(), { durable: true });
  const fresh = async () => ({ databaseUrl: await server.createDatabase(), dataDir: '' });
  try {
    return [await killCampaign(kills, await fresh()), await restartCampaign(restarts, server, await fresh())];
  } finally {
    await server.stop();
  }
}

async function run(options: Options): Promise<void> {
  const results = [...(await onSqlite(options)), ...(await onPostgres(options))];
  const faults = results.flatMap(faultsOf);
  process.stdout.write(tableOf(results));
  process.stdout.write(faults.length === 0 ? 'Nothing was lost.\n' : `${faults.join('\n')}\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}

await new Command('test:durability')
  .description('Kills the api and restarts PostgreSQL under load, and counts what was lost.')
  .option('--kills <n>', 'kills of the api on each engine', count, 100)
  .option('--restarts <n>', 'restarts of PostgreSQL', count, 20)
  .action(run)
  .parseAsync();
