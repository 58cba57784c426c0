import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import type { DatabaseLocation } from 'api/database/database.js';
import { postgresForTests } from '@northgate/composition/commands/postgres-for-tests.js';
import { ApiProcess } from 'api/testing/api-process.js';
import getPort from 'get-port';
import { startPostgres } from 'api/testing/postgres-server.js';
import { count } from 'api/text/count.js';
import { fuzzApi } from './fuzz-api.js';

interface Options {
  requests: number;
  seed: number;
}

/** Fuzzes an api of its own on one engine; answers whether all went well. */
async function fuzz(
  engine: string,
  location: DatabaseLocation,
  { requests, seed }: Options,
): Promise<boolean> {
  const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, {
    DATA_DIR: location.dataDir,
    ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
  });
  await api.start();
  const report = await fuzzApi(api.url, requests, seed);
  const alive = await api.isReady();
  await api.kill();
  const share = Math.round((100 * report.valid) / report.requests);
  const statuses = [...report.statuses].sort().map(([status, times]) => `${status}: ${times}`);
  process.stdout.write(
    `${engine}, seed ${seed}: ${report.requests} requests, ${share} % valid by construction; ${statuses.join(', ')}; ` +
      `${report.faultCount} faults, ${api.exits} crashes\n`,
  );
  for (const fault of report.faults) process.stdout.write(`  ${fault}\n`);
  return report.faultCount === 0 && api.exits === 0 && alive;
}

async function onPostgres(options: Options): Promise<boolean> {
  const server = await startPostgres(await postgresForTests());
  const location = { databaseUrl: await server.createDatabase(), dataDir: '' };
  return fuzz('PostgreSQL', location, options).finally(() => server.stop());
}

/** Half of the requests go to each engine. */
async function run({ requests, seed }: Options): Promise<void> {
  const half = { requests: Math.ceil(requests / 2), seed };
  const dataDir = mkdtempSync(join(tmpdir(), 'api-fuzz-'));
  const first = await fuzz('SQLite', { dataDir }, half).finally(() => rmSync(dataDir, { recursive: true }));
  const second = await onPostgres(half);
  process.exit(first && second ? 0 : 1);
}

await new Command('test:fuzz')
  .description('Sends made-up requests to the api and looks for answers that break its promises.')
  .option('--requests <n>', 'how many, half of them on each engine', count, 100_000)
  .option('--seed <n>', 'repeats a run', count, Date.now() % 1_000_000)
  .action(run)
  .parseAsync();
