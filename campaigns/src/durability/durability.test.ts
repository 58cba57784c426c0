import { beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Database } from 'api/database/database.js';
import { LeadDesk } from 'api/lead-desk/lead-desk.js';
import { ApiProcess } from 'api/testing/api-process.js';
import { buildApi } from 'api/testing/build-api.js';
import { contactExample } from 'api/testing/contact-example.js';
import { eventually } from 'api/testing/eventually.js';
import getPort from 'get-port';
import { startMailServer } from 'api/testing/mail-server.js';
import { onBothEngines } from 'api/testing/on-both-engines.js';
import { postJson, temporaryFolder } from 'api/testing/start-api.js';
import { faultsOf, killCampaign, restartCampaign } from './campaigns.js';

const patience = 300_000;

beforeAll(buildApi, patience);

// `npm run test:durability` does the same a hundred times.
onBothEngines('an api that is killed under load', (locate, server) => {
  it(
    'loses no acknowledged lead, leaves none without outbox row and stores none twice',
    async () => {
      expect(faultsOf(await killCampaign(2, await locate()))).toEqual([]);
    },
    patience,
  );

  if (!server) return;

  it(
    'loses nothing and stays up when PostgreSQL is restarted',
    async () => {
      expect(faultsOf(await restartCampaign(1, server(), await locate()))).toEqual([]);
    },
    patience,
  );
});

it(
  'delivers every lead when the worker crashes among refused mails, at most one twice for each crash',
  async () => {
    const crashes = 2;
    const leads = 40;
    const seen = new Map<string, number>();
    const mail = await startMailServer((id) => {
      const times = (seen.get(id) ?? 0) + 1;
      seen.set(id, times);
      return seen.size % 2 === 0 && times === 1 ? 451 : undefined;
    });
    const dataDir = temporaryFolder();
    const api = new ApiProcess(`http://127.0.0.1:${await getPort()}`, {
      DATA_DIR: dataDir,
      SMTP_URL: mail.url,
      MAIL_TO: 'sales@example.com',
      MAIL_FROM: 'site@example.com',
      DELIVERY_LEASE_SECONDS: '1',
      DELIVERY_RETRY_SECONDS: '0.1',
      DELIVERY_RETRY_CAP_SECONDS: '0.5',
      DELIVERY_ATTEMPTS: '50',
    });
    await api.start();
    const send = (at: number) =>
      postJson(`${api.url}/api/contact`, { ...contactExample, message: `Request number ${at}` });
    await Promise.all(Array.from({ length: leads }, (_, at) => send(at)));
    for (let crash = 0; crash < crashes; crash += 1) {
      const before = mail.received.length;
      await eventually(() => mail.received.length > before || mail.received.length >= leads);
      await wait(Math.random() * 50);
      await api.kill();
      await api.start();
    }
    const database = Database.open({ dataDir });
    const desk = new LeadDesk(database);
    const allDelivered = async () => (await desk.find()).every(({ delivery }) => delivery === 'delivered');
    await eventually(allDelivered, patience);
    await database.destroy();
    await api.kill();
    await mail.close();
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(leads);
    expect(mail.received.length - leads).toBeLessThanOrEqual(crashes);
  },
  patience,
);
