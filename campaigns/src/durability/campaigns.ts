import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLocation } from 'api/database/database.js';
import { ApiProcess } from 'api/testing/api-process.js';
import { eventually } from 'api/testing/eventually.js';
import getPort from 'get-port';
import { startMailServer, type MailServer } from 'api/testing/mail-server.js';
import type { PostgresServer } from 'api/testing/postgres-server.js';
import { ContactLoad } from './contact-load.js';
import { countDamage, type Damage } from './count-damage.js';

/** The result of one campaign. */
export interface CampaignResult extends Damage {
  what: string;
  rounds: number;
  acknowledged: number;
  /** Requests that were answered otherwise or not at all, and repeated. */
  repeated: number;
  mails: number;
  /** Mails that came a second time, with the same Message-ID. */
  mailedTwice: number;
  /** Times the api ended by itself. */
  exits: number;
}

const writers = 8;

const between = (least: number, most: number): number => least + Math.random() * (most - least);

interface Stage {
  api: ApiProcess;
  load: ContactLoad;
}

/** Runs the api under load while `rounds` disturb it, and counts the damage. */
async function campaign(
  what: string,
  rounds: number,
  location: DatabaseLocation,
  disturb: (stage: Stage) => Promise<void>,
): Promise<CampaignResult> {
  const mail = await startMailServer();
  const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, variablesFor(location, mail));
  await api.start();
  const load = new ContactLoad(api.url, writers);
  try {
    for (let round = 0; round < rounds; round += 1) await disturb({ api, load });
    await load.stop();
  } finally {
    await api.kill();
    await mail.close();
  }
  const mails = mail.received.map(({ messageId }) => messageId);
  return {
    what,
    rounds,
    acknowledged: load.acknowledged.size,
    repeated: [...load.failures.values()].reduce((sum, count) => sum + count, 0),
    ...(await countDamage(location, load.acknowledged)),
    mails: mails.length,
    mailedTwice: mails.length - new Set(mails).size,
    exits: api.exits,
  };
}

const variablesFor = (location: DatabaseLocation, mail: MailServer): NodeJS.ProcessEnv => ({
  DATA_DIR: location.dataDir,
  ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
  SMTP_URL: mail.url,
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'site@example.com',
  DELIVERY_LEASE_SECONDS: '2',
  DELIVERY_RETRY_SECONDS: '0.1',
});

/** Ends the api with SIGKILL again and again while leads come in. */
export const killCampaign = (kills: number, location: DatabaseLocation): Promise<CampaignResult> => {
  const engine = location.databaseUrl ? 'PostgreSQL' : 'SQLite';
  return campaign(`kill -9, ${engine}`, kills, location, async ({ api, load }) => {
    const before = load.acknowledged.size;
    await eventually(() => load.acknowledged.size > before, 30_000);
    await wait(between(50, 600));
    await api.kill();
    await api.start();
  });
};

/** Restarts PostgreSQL under the running api again and again while leads come in. */
export const restartCampaign = (
  restarts: number,
  server: PostgresServer,
  location: DatabaseLocation,
): Promise<CampaignResult> =>
  campaign('restart of PostgreSQL', restarts, location, async ({ load }) => {
    await wait(between(100, 600));
    await server.restart();
    const before = load.acknowledged.size;
    await eventually(() => load.acknowledged.size > before + writers, 30_000);
  });

/** The sentences that say what went wrong; empty when a campaign went well. */
export function faultsOf(result: CampaignResult): string[] {
  const allowances: [label: string, found: number, allowed: number][] = [
    ['acknowledged leads lost', result.lost, 0],
    ['leads without outbox row', result.withoutOutboxRow, 0],
    ['leads stored twice', result.duplicates, 0],
    ['ends of the api by itself', result.exits, 0],
    // A mail that was taken just before a crash, and could not be written down any more, comes again.
    ['mails repeated', result.mailedTwice, result.rounds],
  ];
  const faults = allowances
    .filter(([, found, allowed]) => found > allowed)
    .map(([label, found]) => `${result.what}: ${found} ${label}`);
  return result.acknowledged > 0 ? faults : [...faults, `${result.what}: nothing was acknowledged`];
}
