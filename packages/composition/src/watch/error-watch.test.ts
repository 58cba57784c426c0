import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Revision } from '@northgate/contracts/revision.js';
import pino from 'pino';
import { PageServer } from '../serve/page-server.js';
import { ask } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { ErrorWatch } from './error-watch.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

let site: FakeSite;
let server: PageServer;
let port: number;
let taken: { number: number; why: string }[];

async function serve(watchFor = 60_000) {
  const log = pino({ level: 'silent' });
  const goBack = async ({ number }: Revision, why: string) => void taken.push({ number, why });
  const watch = new ErrorWatch({ store: site.store, watchFor, trustedProxies: ['127.0.0.0/8'], goBack, log });
  server = new PageServer({
    store: site.store,
    apiOrigin: site.api.origin,
    host: '127.0.0.1',
    port: 0,
    log,
    watch,
  });
  port = await server.start();
}

beforeEach(async () => {
  taken = [];
  site = await FakeSite.open();
  await site.releaseAll();
  await site.release(fakeRemote('mfe-blog', 'two', blogPages));
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

const report = (visitor: number, body: unknown = { revision: 2, reason: 'broken' }, headers = {}) =>
  ask(port, '/_site/error', {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.0.0.${visitor}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const reports = async (count: number, ...rest: [body?: unknown, headers?: object]) => {
  for (let visitor = 1; visitor <= count; visitor += 1)
    expect((await report(visitor, ...rest)).status).toBe(204);
};

it('takes a new revision back once several visitors report errors of its pages', async () => {
  await serve();
  await reports(4);
  expect(taken).toEqual([]);
  await reports(5);
  expect(taken).toEqual([
    { number: 2, why: '5 visitors met errors on 0 views of its pages, the last: broken' },
  ]);
});

it('hears a visitor once, however often and loudly', async () => {
  await serve();
  for (let time = 0; time < 20; time += 1) await report(1);
  expect(taken).toEqual([]);
});

it.each([
  ['another revision', { revision: 1, reason: 'old tab' }, {}],
  ['no shape', 'nonsense', {}],
  ['another site', { revision: 2, reason: 'broken' }, { 'sec-fetch-site': 'cross-site' }],
])('does not believe reports of %s', async (_, body, headers) => {
  await serve();
  await reports(9, body, headers);
  expect(taken).toEqual([]);
});

it('weighs reports against views of the pages that the revision rendered', async () => {
  await serve();
  for (let view = 0; view < 150; view += 1) await ask(port, '/blog');
  await reports(6);
  expect(taken).toEqual([]);
  await reports(8);
  expect(taken).toMatchObject([{ number: 2 }]);
});

it('leaves a revision alone that is older than it is watched for', async () => {
  await serve(1);
  await wait(5);
  await reports(9);
  expect(taken).toEqual([]);
});

describe('the composer', () => {
  it('moves the pointer back to the parent, and only if the revision is still live', async () => {
    await serve();
    const two = (await site.store.live())?.revision as Revision;
    const moved = await site.composer().takeBack(two, 'errors');
    expect(moved?.move).toMatchObject({ revision: 1, reason: 'automatic return from revision 2: errors' });
    expect(await site.composer().takeBack(two, 'errors')).toBeNull();
    const one = (await site.store.live())?.revision as Revision;
    expect(await site.composer().takeBack(one, 'errors')).toBeNull();
  });
});
