import { jest } from '@jest/globals';
import { pino } from 'pino';
import { SendingRefusal } from '../tokens/sending-refusal.js';
import { PageServer } from '../serve/page-server.js';
import { ask, type Answer } from '../testing/ask.js';
import { FakeSite } from '../testing/fake-site.js';
import { OverridePasses } from './override-passes.js';
import type { OverrideOptions } from './override-server.js';
import { overriddenPage, overriddenPolicy } from './override-page.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

const secret = 'a secret of sixteen';
const passes = new OverridePasses(secret);
const expires = Date.now() + 60_000;
const pass = passes.sign({ app: 'mfe-blog', port: 3100, expires });
const held = `a=b; northgate_override=${pass}`;

let site: FakeSite;
const servers: PageServer[] = [];
let [open, closed] = [0, 0];

const overrides: OverrideOptions = {
  secret: async () => secret,
  senderOf: async (authorization) => {
    if (authorization !== 'Bearer blog') throw new SendingRefusal('unknown-token', 'Unknown');
    return { apps: ['mfe-blog'], records: false, by: 'Blog' };
  },
};

beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const options = { store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0 };
  for (const allowed of [overrides, undefined])
    servers.push(new PageServer({ ...options, overrides: allowed, log: pino({ level: 'silent' }) }));
  [open = 0, closed = 0] = await Promise.all(servers.map((server) => server.start()));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await site.close();
});

const get = async (path: string, cookie = '', port = open): Promise<Answer & { text: string }> => {
  const answer = await ask(port, path, { headers: cookie ? { cookie } : {} });
  return { ...answer, text: String(answer.body) };
};

it('shows a live build to who came by a signed link, and what is live to everybody else', async () => {
  const entered = await get(`/blog?override=${pass}&topic=a`);
  expect([entered.status, entered.headers.location]).toEqual([303, '/blog?topic=a']);
  const [set = ''] = entered.headers['set-cookie'] ?? [];
  expect(set).toMatch(/^northgate_override=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const cookie = set.split(';')[0];
  expect((await get('/blog', cookie)).text).toContain('mfe-blog from your machine, for this browser alone.');
  expect((await get('/blog')).text).not.toContain('from your machine');
});

it('is never kept or found, whatever the browser has already', async () => {
  const tag = String((await get('/blog')).headers.etag);
  for (const path of ['/blog', '/blog/page.json', '/nothing/here', '/__override/boot.js']) {
    const { status, headers } = await ask(open, path, { headers: { cookie: held, 'if-none-match': tag } });
    expect([path, status]).toEqual([path, path === '/nothing/here' ? 404 : 200]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers.etag).toBeUndefined();
  }
});

it('leaves the api, files and health as they are for everybody', async () => {
  const version = await site.version('mfe-blog');
  for (const path of [`/assets/mfe-blog/${version}/browser/remoteEntry.js`, '/healthz', '/sitemap.xml'])
    expect((await get(path, held)).body).toEqual((await get(path)).body);
});

it('shows nothing where the site allows none, though the pass is good', async () => {
  expect((await get('/blog', held, closed)).text).toBe((await get('/blog', '', closed)).text);
  expect((await get(`/blog?override=${pass}`, '', closed)).status).toBe(200);
  const answer = await ask(closed, '/__override/mfe-blog?port=3100', {
    method: 'POST',
    headers: { authorization: 'Bearer blog' },
  });
  expect(answer.status).toBe(405);
});

it.each([
  ['was changed', pass.replace('.3100.', '.3101.')],
  ['names another app', pass.replace('mfe-blog', 'mfe-chat')],
  ['is past its time', passes.sign({ app: 'mfe-blog', port: 3100, expires: Date.now() - 1000 })],
  ['was signed elsewhere', new OverridePasses('other').sign({ app: 'mfe-blog', port: 3100, expires })],
])('refuses a pass that %s', async (_, other) => {
  expect((await get(`/?override=${other}`)).status).toBe(404);
  expect((await get('/blog', `northgate_override=${other}`)).text).not.toContain('from your machine');
});

it.each([
  ['/__override/mfe-blog?port=3100', 'Bearer blog', 200],
  ['/__override/mfe-chat?port=3100', 'Bearer blog', 403],
  ['/__override/mfe-blog?port=3100', 'Bearer other', 401],
  ['/__override/mfe-blog?port=0', 'Bearer blog', 400],
  ['/__override/..%2f?port=3100', 'Bearer blog', 400],
])('answers who asks for %s as %s with %d', async (path, authorization, status) => {
  const answer = await ask(open, path, { method: 'POST', headers: { authorization } });
  expect(answer.status).toBe(status);
  if (status !== 200) return;
  const given = JSON.parse(String(answer.body)) as { pass: string };
  expect(passes.read(given.pass)).toMatchObject({ app: 'mfe-blog', port: 3100 });
});

it('ends by a form of this site only', async () => {
  const end = (from: string) =>
    ask(open, '/__override/end', { method: 'POST', headers: { cookie: held, 'sec-fetch-site': from } });
  expect((await end('cross-site')).status).toBe(403);
  const { status, headers } = await end('same-origin');
  expect([status, headers['set-cookie']?.[0]]).toEqual([
    303,
    'northgate_override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
});

it('asks for late data under an address of its own, since a browser keeps the other one', () => {
  const html = '<script id="files" data-late-data="/late/a.json">x</script></body>';
  expect(overriddenPage(html, { app: 'mfe-blog', port: 3100, expires })).toContain(
    'data-late-data="/late/a.json?override=3100"',
  );
});

it('lets a page load from the machine of its visitor, and nothing else that it did not before', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a'; connect-src 'self'; frame-ancestors 'none'";
  expect(overriddenPolicy(policy, { app: 'mfe-blog', port: 3100, expires })).toBe(
    "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval' http://localhost:3100; " +
      "connect-src 'self' http://localhost:3100 ws://localhost:3100; frame-ancestors 'none'",
  );
});
