import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import type { PageJson } from '@northgate/contracts/page-json.js';
import { pino } from 'pino';
import { ask, type Question } from '../testing/ask.js';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { FolderStore } from '../store/folder-store.js';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import { PageServer } from './page-server.js';

const log = pino({ level: 'silent' });
const serverOf = (site: FakeSite) =>
  new PageServer({ store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0, log });

let site: FakeSite;
let server: PageServer;
let port: number;
let shell: string;
beforeAll(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  shell = (await site.version('shell')) ?? '';
  server = serverOf(site);
  port = await server.start();
});
afterAll(async () => {
  await server.stop();
  await site.close();
});

const get = (path: string, question?: Question) => ask(port, path, question);
const status = async (path: string) => (await get(path)).status;

/** The server follows the pointer in a moment: waits at most 10 s for what a check looks for, and expects it then. */
async function until(check: () => Promise<boolean>) {
  const end = Date.now() + 10_000;
  while (!(await check()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await check()).toBe(true);
}

test('the late data of a page is answered for good as well, and no other', async () => {
  const path = `/${(await site.pages())['/contact']?.lateData}`;
  const { headers, body, status: code } = await get(path);
  expect([code, String(body)]).toEqual([200, '{"drawings":[]}']);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(await status('/late/000000000000.json')).toBe(404);
});

describe('the styles of a page', () => {
  const stylesOf = async (path: string) => `/${(await site.pages())[path]?.styles?.[0]}`;

  it('are answered for good under an address that changes with them', async () => {
    const { headers, body, ...answer } = await get(await stylesOf('/contact'));
    expect(answer.status).toBe(200);
    expect(String(body)).toContain('.frame::after');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
    expect(await status('/styles/000000000000.css')).toBe(404);
  });

  it('stay when another app is released, and for who has just opened a page when the frame is', async () => {
    const before = await stylesOf('/contact');
    const lateBefore = `/${(await site.pages())['/contact']?.lateData}`;
    await site.release(fakeRemote('mfe-blog', 'with new words', blogPages));
    expect(await stylesOf('/contact')).toBe(before);
    await expectServed(before);
    await site.release(fakeShell('with new styles'));
    const after = await stylesOf('/contact');
    expect(after).not.toBe(before);
    await expectServed(after);
    await expectServed(before);
    expect(`/${(await site.pages())['/contact']?.lateData}`).not.toBe(lateBefore);
    await expectServed(lateBefore);
  });

  it('stay as long as a revision that needs them is kept, also for a server that has not served it', async () => {
    const first = await stylesOf('/contact');
    await site.release(fakeShell('with newer styles'));
    const second = await stylesOf('/contact');
    await site.release(fakeShell('with the newest styles'));
    const late = serverOf(site);
    const latePort = await late.start();
    const away = jest.spyOn(site.store, 'live').mockRejectedValue(new Error('The store is away.'));
    for (const path of [first, second])
      expect((await ask(latePort, path)).headers['cache-control']).toContain('immutable');
    away.mockRestore();
    await late.stop();
  });

  it('are there at once, before the server has heard of their revision', async () => {
    await site.release(fakeShell('with styles nobody has heard of'));
    expect(await status(await stylesOf('/contact'))).toBe(200);
    await until(async () => String((await get('/contact')).body) === (await site.html('/contact')));
  });

  it.each(['/styles/../pages.json', '/late/..%2fpages.json', '/styles/pages.json', '/late/0.css.br'])(
    'are nothing else of the folder: %s',
    async (path) => {
      expect(await status(path)).toBeGreaterThanOrEqual(400);
    },
  );

  const expectServed = (path: string) => until(async () => (await status(path)) === 200);
});

describe('the data of a page', () => {
  const pageOf = async (path: string) => {
    const { body, ...answer } = await get(path);
    return { ...answer, page: JSON.parse(String(body)) as PageJson };
  };

  it('lies beside it, is as fresh, and is in no search', async () => {
    const { status: code, headers, page } = await pageOf('/contact/page.json');
    expect(code).toBe(200);
    expect(page).toMatchObject({ path: '/contact', app: 'mfe-marketing' });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    const known = { headers: { 'if-none-match': headers.etag as string } };
    expect((await get('/contact/page.json', known)).status).toBe(304);
    const { headers: packed, body } = await get('/contact/page.json', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(body)))).toEqual(page);
  });

  it.each([
    ['/page.json', '/', 200],
    ['/Contact/page.json', '/contact', 200],
    ['/nowhere/page.json', '/404', 404],
    ['/nowhere/at/all/page.json', '/404', 404],
    ['/blog/nothing/page.json', '/blog/:slug', 404],
  ])('is at %s that of %s', async (path, expected, code) => {
    const answer = await pageOf(path);
    expect([answer.page.path, answer.status]).toEqual([expected, code]);
  });
});

describe('a page', () => {
  it('is answered with its text, an ETag and the headers that keep it safe and fresh', async () => {
    const { status, headers, body } = await get('/contact');
    expect(status).toBe(200);
    expect(String(body)).toBe(await site.html('/contact'));
    expect(headers).toMatchObject({
      etag: `"${(await site.pages())['/contact']?.etag}"`,
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining(
        "script-src 'self' 'sha256-start'; style-src 'self' 'sha256-look'; ",
      ),
      vary: 'accept-encoding',
    });
  });

  it.each(['/contact', '/CONTACT', '/Contact/', '/contact?from=mail', '/%63ontact'])(
    'answers at %s',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, String(body)]).toEqual([200, await site.html('/contact')]);
    },
  );

  it.each([
    ['the same ETag', (etag: string) => etag],
    ['a list with it', (etag: string) => `"other", ${etag}`],
    ['its weak form', (etag: string) => `W/${etag}`],
    ['any', () => '*'],
  ])('is not sent again to a visitor who has %s', async (_, header) => {
    const { headers } = await get('/contact');
    const again = await get('/contact', { headers: { 'if-none-match': header(headers.etag ?? '') } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it('is sent to a visitor who has another version or another encoding of it', async () => {
    const { headers } = await get('/contact');
    expect((await get('/contact', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    const encoded = { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'br' };
    expect((await get('/contact', { headers: encoded })).status).toBe(200);
  });

  it('is described without its text for HEAD', async () => {
    const [whole, head] = [await get('/contact'), await get('/contact', { method: 'HEAD' })];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['gzip;q=0.8, br;q=0.0', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('comes for "Accept-Encoding: %s" as %s', async (accepted, encoding) => {
    const { headers, body } = await get('/contact', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    const text =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(String(text)).toBe(await site.html('/contact'));
  });

  it('has another ETag in each encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accepted) =>
          (await get('/contact', { headers: { 'accept-encoding': accepted } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('an address without a page', () => {
  it('is answered with the fallback screen and 404', async () => {
    const { status, headers, body } = await get('/nope');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(String(body)).toContain('no such page');
  });

  it('is answered with the page of its pattern when it has one', async () => {
    const { status, body } = await get('/Blog/No-Such-Post');
    expect([status, String(body)]).toEqual([404, expect.stringContaining('<h1>/blog/:slug</h1>')]);
    expect(String((await get('/blog/a/b')).body)).toContain('no such page');
  });

  it('is sent whole also to a visitor who claims to have it', async () => {
    expect((await get('/nope', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s on a page is not allowed, and says what is',
  async (method) => {
    const { status, headers } = await get('/contact', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

it.each([
  '/%ff',
  '/..%2f',
  '/blog%2fpost',
  '/a%5cb',
  '/a%0d%0ab',
  '/./contact',
  '/%2e%2e/secret',
  '/../package.json',
  '/a%00b',
  '/blog/%',
  '/api/../secret',
])('%s is a bad request', async (path) => {
  expect(await status(path)).toBe(400);
});

it.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/content-index.json', 'application/json; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml'],
  ['/embeds/cctv', 'text/html; charset=utf-8'],
])('%s is served as %s', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'no-cache']);
});

describe('a file of a release', () => {
  it('may be kept forever, and comes compressed', async () => {
    const path = `/assets/shell/${shell}/browser/main.js`;
    const { status, headers, body } = await get(path, { headers: { 'accept-encoding': 'br' } });
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    expect(String(brotliDecompressSync(body))).toContain(`boot one ${shell}`);
  });

  it('is still there when a newer release is live', async () => {
    const version = await site.version('mfe-tools');
    await site.release(fakeRemote('mfe-tools', 'newer', []));
    expect(await site.version('mfe-tools')).not.toBe(version);
    expect(await status(`/assets/mfe-tools/${version}/browser/remoteEntry.js`)).toBe(200);
  });

  it.each([
    ['of the server build', (version: string) => `/assets/shell/${version}/server/main.js`],
    ['that describes the release', (version: string) => `/assets/shell/${version}/release.json`],
    ['in its compressed copy', (version: string) => `/assets/shell/${version}/browser/main.js.br`],
    ['that does not exist', (version: string) => `/assets/shell/${version}/browser/none.js`],
    ['of an app that does not exist', (version: string) => `/assets/mfe-shop/${version}/browser/main.js`],
    ['of a version that does not exist', () => '/assets/shell/000000000000/browser/main.js'],
    ['of a version that is none', () => '/assets/shell/live/browser/main.js'],
    ['named by its folder', (version: string) => `/assets/shell/${version}/browser/`],
    ['behind a second slash', (version: string) => `/assets/shell/${version}//browser/main.js`],
  ])('%s is not served', async (_, path) => {
    const { status, headers } = await get(path(shell));
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it.each([
    (version: string) => `/assets/shell/${version}/browser/../server/main.js`,
    (version: string) => `/assets/shell/${version}/browser/%2e%2e/server/main.js`,
    (version: string) => `/assets/shell/${version}/browser/..%2fserver/main.js`,
    (version: string) => `/assets/shell/${version}/browser/..%5cserver%5cmain.js`,
    () => '/assets/../../package.json',
  ])('is not reached by going up: %s', async (path) => {
    expect(await status(path(shell))).toBe(400);
  });
});

it('follows a move of the pointer without a restart, forth and back', async () => {
  const shows = (text: string) => until(async () => String((await get('/blog')).body).includes(text));
  await site.release(fakeRemote('mfe-blog', 'two', [{ path: '/blog', body: 'edition two' }]));
  await shows('edition two');
  await site.release(fakeRemote('mfe-blog', 'three', [...blogPages, { path: '/new' }]));
  await shows('First post');
  expect(await status('/new')).toBe(200);
  await site.composer().rollback();
  await shows('edition two');
  expect(await status('/new')).toBe(404);
});

it('a file of the site keeps its tag in the next revision when its text is the same', async () => {
  const tag = async () => (await get('/robots.txt')).headers.etag;
  const before = [await tag(), (await get('/sitemap.xml')).headers.etag];
  await site.release(fakeRemote('mfe-blog', 'two', [...blogPages, { path: '/new' }]));
  await until(async () => (await status('/new')) === 200);
  expect(await tag()).toBe(before[0]);
  expect((await get('/sitemap.xml')).headers.etag).not.toBe(before[1]);
});

describe('before anything is live', () => {
  afterEach(removeTemporaryFolders);

  it('the server is alive but not ready, and pages are answered with 503', async () => {
    const store = new FolderStore(temporaryFolder());
    const empty = new PageServer({ store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0, log });
    const at = await empty.start();
    const answers = await Promise.all(['/healthz', '/readyz', '/'].map((path) => ask(at, path)));
    await empty.stop();
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
    expect(await status('/readyz')).toBe(200);
  });
});

it('says whether live builds may be shown in its pages: only when it was started for it', async () => {
  const options = { store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port: 0, log };
  const open = new PageServer({
    ...options,
    overrides: { secret: async () => 'secret', senderOf: async () => ({ apps: [], records: false, by: '' }) },
  });
  const answer = await ask(await open.start(), '/healthz');
  await open.stop();
  expect(answer.headers).toMatchObject({ 'x-overrides': 'allowed' });
  expect((await get('/healthz')).headers).not.toHaveProperty('x-overrides');
});

it('does not start on a port that is taken', async () => {
  const options = { store: site.store, apiOrigin: site.api.origin, host: '127.0.0.1', port, log };
  const second = new PageServer(options);
  await expect(second.start()).rejects.toThrow('EADDRINUSE');
  await second.stop();
});
