import { afterEach, describe, expect, it } from '@jest/globals';
import { LeadDesk } from '../lead-desk/lead-desk.js';
import { contactExample } from '../testing/contact-example.js';
import { eventually } from '../testing/eventually.js';
import getPort from 'get-port';
import { startMailServer, type MailServer, type Verdict } from '../testing/mail-server.js';
import { onBothEngines, variablesOf } from '../testing/on-both-engines.js';
import { postJson, startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { startReceiver } from '../testing/webhook-receiver.js';

// An api keeps its connections, so it is closed before the servers it speaks to.
let apis: { close: () => Promise<void> }[] = [];
let servers: { close: () => unknown }[] = [];
afterEach(async () => {
  await Promise.all(apis.map((one) => one.close()));
  await Promise.all(servers.map((one) => one.close()));
  [apis, servers] = [[], []];
});

const quick = { DELIVERY_RETRY_SECONDS: '0.05', DELIVERY_RETRY_CAP_SECONDS: '0.2' };
const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'site@example.com',
});
const hookTo = (url: string) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: '0123456789abcdef' });

async function api(variables: NodeJS.ProcessEnv): Promise<RunningApi> {
  const running = await startApi({ ...quick, ...variables });
  apis.push(running);
  return running;
}

async function mailServer(verdict?: Verdict, port?: number): Promise<MailServer> {
  const server = await startMailServer(verdict, port);
  servers.push(server);
  return server;
}

const send = (to: RunningApi, message: string, headers = {}) =>
  postJson(`${to.url}/api/contact`, { ...contactExample, message }, headers);

const deliveries = async (of: RunningApi) =>
  (await new LeadDesk(of.database).find()).map(({ delivery }) => delivery);

const allDelivered = async (of: RunningApi) => (await deliveries(of)).every((state) => state === 'delivered');

onBothEngines('a request sent a hundred times with one key, twenty at once,', (locate) => {
  it('is answered alike, stored once and mailed once', async () => {
    const mail = await mailServer();
    const running = await api({ ...variablesOf(await locate()), ...mailTo(mail.url) });
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const twenty = Array.from({ length: 20 }, () =>
        send(running, 'Just this once, please.', { 'idempotency-key': 'one' }),
      );
      for (const response of await Promise.all(twenty)) statuses.push(response.status);
    }
    expect(statuses).toEqual(Array(100).fill(201));
    await eventually(() => allDelivered(running));
    expect(await deliveries(running)).toEqual(['delivered']);
    expect(mail.received).toHaveLength(1);
  });
});

describe('delivery by mail', () => {
  it('reaches everybody once after a server that was away, and then refused half of the mails for a while', async () => {
    const port = await getPort();
    const running = await api({ ...mailTo(`smtp://127.0.0.1:${port}`), DELIVERY_ATTEMPTS: '100' });
    await Promise.all(Array.from({ length: 40 }, (_, at) => send(running, `Request number ${at}`)));
    await eventually(() => running.logger.messages('warn').includes('lead not delivered yet'));
    expect(await deliveries(running)).toEqual(Array(40).fill('pending'));
    const refusals = new Map<string, number>();
    const half: Verdict = (id) => {
      const times = (refusals.get(id) ?? 0) + 1;
      refusals.set(id, times);
      return refusals.size % 2 === 0 && times <= 2 ? 451 : undefined;
    };
    const mail = await mailServer(half, port);
    await eventually(() => allDelivered(running), 30_000);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mail.received).toHaveLength(40);
  }, 45_000);

  it('tries on while the server cannot be reached, and counts only what it refuses', async () => {
    const port = await getPort();
    const running = await api({ ...mailTo(`smtp://127.0.0.1:${port}`), DELIVERY_ATTEMPTS: '2' });
    await send(running, 'A quiet weekend without a mail server');
    const tries = () =>
      running.logger.messages('warn').filter((line) => line === 'lead not delivered yet').length;
    await eventually(() => tries() >= 6, 10_000);
    expect(await deliveries(running)).toEqual(['pending']);
    let refused = 0;
    await mailServer(() => ((refused += 1) === 1 ? 451 : undefined), port);
    await eventually(() => allDelivered(running));
    expect(refused).toBe(2);
    expect(running.logger.messages('error')).toEqual([]);
  }, 20_000);

  it('takes up what was held before a channel was configured', async () => {
    const DATA_DIR = temporaryFolder();
    const before = await startApi({ DATA_DIR });
    await send(before, 'Nobody listens yet.');
    expect(await deliveries(before)).toEqual(['held']);
    await before.close();
    const mail = await mailServer();
    const running = await api({ DATA_DIR, ...mailTo(mail.url) });
    await eventually(() => allDelivered(running));
    expect(mail.received).toHaveLength(1);
  });

  it.each([
    ['0', 'withheld', 0],
    ['1', 'delivered', 1],
  ])('with NOTIFY_FLAGGED=%s leaves what looks like spam %s', async (NOTIFY_FLAGGED, state, mails) => {
    const mail = await mailServer();
    const running = await api({ NOTIFY_FLAGGED, ...mailTo(mail.url) });
    await send(running, 'The best online casinos there are');
    await send(running, 'An ordinary question');
    await eventually(() => mail.received.length === mails + 1);
    // A mail arrives before it is written down that it did.
    await eventually(async () => !(await deliveries(running)).includes('pending'));
    expect((await deliveries(running)).sort()).toEqual(['delivered', state].sort());
  });

  it('lets an attempt finish when the api stops', async () => {
    const DATA_DIR = temporaryFolder();
    const mail = await mailServer();
    const running = await startApi({ DATA_DIR, ...mailTo(mail.url) });
    await send(running, 'Right before the end');
    await running.close();
    const after = await startApi({ DATA_DIR });
    apis.push(after);
    const [lead] = await new LeadDesk(after.database).find();
    // Either it was delivered and is known as such, or nobody holds it and nothing was sent.
    expect([lead!.delivery, mail.received.length]).toEqual(
      lead!.delivery === 'delivered' ? ['delivered', 1] : ['pending', 0],
    );
    const { claimed_by } = await after.database
      .selectFrom('outbox')
      .select('claimed_by')
      .executeTakeFirstOrThrow();
    expect(claimed_by).toBeNull();
  });

  it('hands a claim back when the attempt does not end in time', async () => {
    const DATA_DIR = temporaryFolder();
    const receiver = await startReceiver(() => {});
    servers.push(receiver);
    const running = await startApi({ DATA_DIR, ...hookTo(receiver.url) });
    await send(running, 'The receiver never answers');
    await eventually(() => receiver.received.length === 1);
    await running.close();
    const after = await startApi({ DATA_DIR });
    apis.push(after);
    const row = await after.database.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'pending', attempts: 0, claimed_by: null, last_error: null });
  }, 15_000);
});

describe('delivery by webhook', () => {
  it('tries again after 500 with the same event id', async () => {
    const receiver = await startReceiver((response, count) =>
      response.writeHead(count < 3 ? 500 : 200).end(),
    );
    servers.push(receiver);
    const running = await api(hookTo(receiver.url));
    await send(running, 'Third time lucky');
    await eventually(() => allDelivered(running));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual(Array(3).fill((await new LeadDesk(running.database).find())[0]!.id));
  });

  it('gives up after the last attempt, lists it, and logs no secret', async () => {
    const receiver = await startReceiver((response) => response.writeHead(500).end());
    servers.push(receiver);
    const mail = await mailServer();
    const hook = hookTo(`${receiver.url}?token=s3cret`);
    const running = await api({ ...hook, ...mailTo(mail.url), DELIVERY_ATTEMPTS: '3' });
    await send(running, 'Nobody wants this');
    const desk = new LeadDesk(running.database);
    await eventually(async () => (await desk.dead()).length === 1 && mail.received.length === 1);
    expect((await desk.dead())[0]!.outbox).toMatchObject([
      { channel: 'email' },
      { channel: 'webhook', status: 'dead', attempts: 3, lastError: 'the webhook answered 500' },
    ]);
    expect(receiver.received).toHaveLength(3);
    expect(running.logger.messages('error')).toEqual(['lead not delivered, given up']);
    expect(JSON.stringify(running.logger.lines)).not.toMatch(/s3cret|0123456789abcdef/);
  });
});
