import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Revision } from '@northgate/contracts/revision.js';
import pino from 'pino';
import { PageServer } from '../serve/page-server.js';
import { ask } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { ErrorWatch } from './error-watch.js';
import type { Sighting } from './sighting.js';

const log = pino({ level: 'silent' });
let site: FakeSite;
let server: PageServer;
let port: number;
let seen: Sighting[];

const watchOf = (watchFor = 60_000) =>
  new ErrorWatch({
    store: site.store,
    watchFor,
    trustedProxies: ['127.0.0.0/8'],
    tell: (sighting) => seen.push(sighting),
    log,
  });

async function serve(watchFor?: number) {
  const { store, api } = site;
  const watch = watchOf(watchFor);
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log, watch });
  port = await server.start();
}

beforeEach(async () => {
  seen = [];
  site = await FakeSite.open();
  await site.releaseAll();
  await site.release(fakeRemote('mfe-blog', 'two', blogPages));
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

const from = (visitor: string) => ({ 'x-forwarded-for': visitor });
const report = (visitor: string, body: unknown = {}, headers = {}) =>
  ask(port, '/_site/error', {
    method: 'POST',
    headers: { ...from(visitor), ...headers },
    body:
      typeof body === 'string'
        ? body
        : JSON.stringify({ revision: 2, reason: 'broken', path: '/blog', ...(body as object) }),
  });

/** What was seen before a report that is answered only once it was told. */
async function seenSoFar(): Promise<Sighting[]> {
  await report('192.0.2.1', { reason: 'the end' });
  return seen.filter((one) => !('reason' in one) || one.reason !== 'the end');
}

it('tells of a report with the page it names', async () => {
  await serve();
  expect((await report('203.0.113.9', { path: '/Blog/' })).status).toBe(204);
  expect(seen).toMatchObject([
    { kind: 'report', visitor: '203.0.113.9', path: '/blog', reason: 'broken', revision: { number: 2 } },
  ]);
});

it('tells of pages it served that this revision made, of each network once', async () => {
  await serve();
  for (const visitor of ['203.0.113.1', '203.0.113.2', '2001:db8:1:2::1', '2001:db8:1:3::1'])
    for (const path of ['/blog', '/', '/robots.txt', '/none'])
      await ask(port, path, { headers: from(visitor) });
  expect(await seenSoFar()).toMatchObject([
    { kind: 'view', visitor: '203.0.113.1' },
    { kind: 'view', visitor: '2001:db8:1:2::' },
  ]);
});

it.each([
  ['of another revision', { revision: 1 }, {}],
  ['of a page that going back would not change', { path: '/contact' }, {}],
  ['of an address that is no page', { path: '/no/such/page' }, {}],
  ['without shape', 'nonsense', {}],
  ['of another site', {}, { 'sec-fetch-site': 'cross-site' }],
])('does not tell of a report %s', async (_, body, headers) => {
  await serve();
  expect((await report('203.0.113.9', body, headers)).status).toBe(204);
  expect(await seenSoFar()).toEqual([]);
});

it('hears a network a few times, however often and loudly, and the others as before', async () => {
  await serve();
  for (let time = 0; time < 30; time += 1) await report(`203.0.113.${time}`);
  expect(seen).toHaveLength(20);
  await report('198.51.100.1');
  expect(seen).toHaveLength(21);
});

it('tells of a reason without signs that move a terminal', async () => {
  await serve();
  await report('203.0.113.9', { reason: 'a\u001b[2Jb\u202ec\nd' });
  expect(seen).toMatchObject([{ reason: 'a [2Jb c d' }]);
});

it('leaves a revision alone that is older than it is watched for', async () => {
  await serve(1);
  await wait(5);
  await report('203.0.113.9');
  await ask(port, '/blog');
  expect(await seenSoFar()).toEqual([]);
});

it('tells of pages that are answered 500, and of nothing a stranger can have answered so', async () => {
  await serve();
  const live = (await site.store.live())?.revision as Revision;
  const watch = watchOf();
  const failing = createServer((request, response) => {
    if (!watch.see(request, response, { revision: live, share: null })) response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port: failingPort } = failing.address() as AddressInfo;
  for (const path of ['/blog?query', '/assets/none', '/api/blog', '/none']) await ask(failingPort, path);
  await ask(failingPort, '/blog', { method: 'POST' });
  expect(await seenSoFar()).toMatchObject([{ kind: 'failure', reason: '/blog was answered 500' }]);
  failing.close();
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
