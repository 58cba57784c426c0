import { join } from 'node:path';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { pageJsonPath } from '@northgate/contracts/page.js';
import { searchPlace } from '@northgate/contracts/search-page.js';
import getPort from 'get-port';
import { pino } from 'pino';
import { keepsConnections, LocalProxy, nginxProgram } from '../testing/local-proxy.js';
import { ask as askOnce, type Answer, type Question } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { FakeSite, marketingPages } from '../testing/fake-site.js';
import { SteadyLoad } from '../testing/steady-load.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { LiveLocationsWriter } from './live-locations-writer.js';
import { PageServer } from './page-server.js';

/** A flip ends kept connections, and one may be chosen for a request at that moment. */
const ask = (at: number, path: string, question?: Question) =>
  askOnce(at, path, question).catch(() => askOnce(at, path, question));

const installed = nginxProgram() !== null;
if (!installed) console.warn('nginx is not installed: the proxy is not tested.');

let site: FakeSite;
let server: PageServer;
let writer: LiveLocationsWriter;
let proxy: LocalProxy;
let [behind, port] = [0, 0];

(installed ? describe : describe.skip)('the proxy in front of the page server', () => {
  beforeAll(async () => {
    site = await FakeSite.open();
    await site.releaseAll();
    behind = await getPort();
    const { store } = site;
    server = pageServer();
    await server.start();
    const told = join(site.folder, 'proxy');
    const log = pino({ level: 'silent' });
    writer = new LiveLocationsWriter({ store, folder: told, tell: (error) => console.error(error), log });
    await writer.follow();
    proxy = await LocalProxy.start({ folder: temporaryFolder(), pageServer: behind, told });
    port = proxy.port;
  });
  afterAll(async () => {
    writer.stop();
    await proxy.stop();
    await server.stop();
    await site.close();
  });

  const steady = ['/', '/contact', '/blog', '/robots.txt'];
  const pageServer = () =>
    new PageServer({
      store: site.store,
      apiOrigin: site.api.origin,
      host: '127.0.0.1',
      port: behind,
      log: pino({ level: 'silent' }),
    });

  /** What both must say alike; connections, dates and tags of files are each one's own. */
  const told = ({ status, headers, body }: Answer, ...without: string[]) => {
    const named = { ...headers };
    const own = ['server', 'date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding'];
    for (const name of [...own, ...without]) delete named[name];
    return { status, headers: named, body: String(body) };
  };

  it.each(['br', 'gzip', 'identity', 'gzip, deflate, br, zstd', 'br;q=0, gzip', 'br;q=0.5'])(
    'sends pages with the very headers of the page server to who accepts %s',
    async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const paths = Object.keys(await site.pages());
      for (const path of [...paths, ...paths.map(pageJsonPath)]) {
        const answer = await ask(port, path, { headers });
        expect(told(answer, 'etag')).toEqual(told(await ask(behind, path, { headers }), 'etag'));
        expect(answer.headers).not.toHaveProperty('x-request-id');
      }
    },
  );

  it('sends styles and late data of pages with the headers of the page server', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { styles = [], lateData } = (await site.pages())['/contact'] ?? {};
    for (const file of [styles[0], lateData]) {
      const answer = await ask(port, `/${file}`, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers).not.toHaveProperty('x-request-id');
      expect(told(answer, 'etag')).toEqual(told(await ask(behind, `/${file}`, { headers }), 'etag'));
    }
  });

  it('sends assets with the headers of the page server, and those of an earlier revision too', async () => {
    const version = (await site.version('mfe-marketing')) ?? '';
    const path = `/assets/mfe-marketing/${version}/browser/remoteEntry.js`;
    const headers = { 'accept-encoding': 'br' };
    const live = await ask(port, path, { headers });
    expect(told(live, 'etag')).toEqual(told(await ask(behind, path, { headers }), 'etag'));
    expect(live.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await site.release(fakeRemote('mfe-marketing', 'later', marketingPages));
    await flipped(await shown());
    expect(told(await ask(port, path, { headers }))).toEqual(told(live));
  });

  it('says "not modified" to who has the page, in that form', async () => {
    const whole = await ask(port, '/contact', { headers: { 'accept-encoding': 'br' } });
    const { etag = '' } = whole.headers;
    const asks = (accepted: string) =>
      ask(port, '/contact', { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
    const same = await asks('br');
    expect([same.status, same.headers.etag, same.body.length]).toEqual([304, etag, 0]);
    expect(same.headers['content-security-policy']).toBe(whole.headers['content-security-policy']);
    expect((await asks('gzip')).status).toBe(200);
  });

  it.each([
    ['HEAD', '/contact'],
    ['POST', '/contact'],
    ['GET', '/no/such/page'],
    ['GET', '/blog/no-such-post'],
    ['GET', '/Contact/'],
    ['GET', '/robots.txt'],
    ['GET', '/contact?from=elsewhere'],
    ['GET', '/assets/shell/000000000000/browser/main.js'],
  ])('answers %s %s as the page server does', async (method, path) => {
    const own = ['content-length', 'etag', 'last-modified', 'accept-ranges'];
    expect(told(await ask(port, path, { method }), ...own)).toEqual(
      told(await ask(behind, path, { method }), ...own),
    );
  });

  it.each([
    'server/remoteEntry.js',
    'release.json',
    'browser/../release.json',
    'browser/%2e%2e/release.json',
  ])('keeps %s of a release to itself', async (file) => {
    const version = (await site.version('mfe-marketing')) ?? '';
    const { status } = await ask(port, `/assets/mfe-marketing/${version}/${file}`);
    expect([400, 404]).toContain(status);
  });

  const shown = () => site.html('/contact');

  /** Resolves, once a page is served, with how often another was: about a hundred times in a second. */
  async function flipped(html: string): Promise<number> {
    let others = 0;
    for (; String((await ask(port, '/contact')).body) !== html; others += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return others;
  }

  it('follows a release and a return within a second', async () => {
    const before = await shown();
    const changed = marketingPages.map((page) => ({ ...page, body: '<p>Changed</p>' }));
    await site.release(fakeRemote('mfe-marketing', 'changed', changed));
    expect(await shown()).not.toBe(before);
    expect(await flipped(await shown())).toBeLessThan(100);
    await site.composer().rollback();
    expect(await shown()).toBe(before);
    expect(await flipped(before)).toBeLessThan(100);
  });

  it('fails no request while a flip replaces its workers and the page server restarts', async () => {
    for (const path of steady) await ask(port, path);
    // An older nginx needs clients that ask again when a kept connection ends, as RFC 9112 has it.
    const load = new SteadyLoad(port, steady, { again: !keepsConnections() });
    await site.release(fakeRemote('mfe-marketing', 'under load', marketingPages));
    await flipped(await shown());
    await server.stop(500);
    server = pageServer();
    await server.start();
    const { answered, failures } = await load.end();
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(500);
  });

  it('serves what it cannot find itself from the page server', async () => {
    const live = await site.store.live();
    const file = join(site.store.pagesFolder(live?.revision.number ?? 0), 'index.html.gz');
    await rm(file);
    const answer = await ask(port, '/', { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(answer.headers).toHaveProperty('x-request-id');
  });

  it('leaves the search page to the page server, which fills it', async () => {
    const search = { path: '/search', body: `<div>${searchPlace}</div>` };
    await site.release(fakeRemote('mfe-marketing', 'search', [...marketingPages, search]));
    site.api.other = (_, response) => response.end('{"results":[]}');
    await writer.follow();
    const found = async () => String((await ask(port, '/search?q=edge').catch(() => null))?.body);
    while (!(await found()).includes('Nothing was found for “edge”.'))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await found()).toContain('<header>');
  });

  it('leaves damaged files to the page server, which has a good copy', async () => {
    const live = await site.store.live();
    const number = live?.revision.number ?? 0;
    const { pages } = await site.store.readPages(number);
    const version = (await site.version('mfe-blog')) ?? '';
    const page = join(site.store.pagesFolder(number), pages['/contact']?.file ?? '');
    const asset = join(site.store.releaseFolder('mfe-blog', version), 'browser/remoteEntry.js');
    const [html, script] = [await shown(), await readFile(asset)];
    for (const file of [page, asset]) await writeFile(file, 'garbage');
    writer.stop();
    const { store } = site;
    const log = pino({ level: 'silent' });
    writer = new LiveLocationsWriter({ store, folder: join(site.folder, 'proxy'), tell: console.error, log });
    await writer.follow();
    // Until it is told, nginx knows the files in the size they had.
    while (String((await ask(port, '/contact').catch(() => null))?.body) !== html)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await ask(port, `/assets/mfe-blog/${version}/browser/remoteEntry.js`)).body).toEqual(script);
  });
});
