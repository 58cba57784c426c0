import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import { problem } from '@northgate/contracts/errors.js';
import getPort from 'get-port';
import { pino } from 'pino';
import { LocalProxy, nginxProgram } from '../testing/local-proxy.js';
import { ask } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { FakeSite, marketingPages } from '../testing/fake-site.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { LiveLocationsWriter } from './live-locations-writer.js';
import { PageServer } from './page-server.js';

const installed = nginxProgram() !== null;
if (!installed) console.warn('nginx is not installed: the proxy is not tested.');

const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' },
  // More than nginx keeps in memory.
  body: String(new URLSearchParams({ name: 'Ada <Lovelace>', message: 'Twelve cameras. '.repeat(3000) })),
};

(installed ? describe : describe.skip)('behind the proxy', () => {
  let site: FakeSite;
  let server: PageServer;
  let writer: LiveLocationsWriter;
  let proxy: LocalProxy;
  let [behind, apiPort, port] = [0, 0, 0];
  const pageServer = (publicSourceMaps = false) => {
    const log = pino({ level: 'silent' });
    const { store, api } = site;
    return new PageServer({
      store,
      apiOrigin: api.origin,
      host: '127.0.0.1',
      port: behind,
      log,
      publicSourceMaps,
    });
  };
  beforeAll(async () => {
    site = await FakeSite.open();
    await site.releaseAll();
    [behind, apiPort] = [await getPort(), await getPort()];
    server = pageServer();
    await server.start();
    const told = join(site.folder, 'proxy');
    writer = new LiveLocationsWriter({
      store: site.store,
      folder: told,
      tell: (error) => console.error(error),
      log: pino({ level: 'silent' }),
    });
    await writer.follow();
    proxy = await LocalProxy.start({ folder: temporaryFolder(), pageServer: behind, api: apiPort, told });
    port = proxy.port;
  });
  afterAll(async () => {
    writer.stop();
    await proxy.stop();
    await server.stop();
    await site.close();
  });

  it('a form that the api does not take comes back as the page server gives it back', async () => {
    const [answer, direct] = await Promise.all([
      ask(port, '/api/contact?from=home', form),
      ask(behind, '/api/contact?from=home', { ...form, headers: { ...form.headers, 'x-api-away': '1' } }),
    ]);
    expect(answer.status).toBe(503);
    expect(String(answer.body)).toBe(String(direct.body));
    expect(String(answer.body)).toContain('Ada &lt;Lovelace&gt;');
    expect(String(answer.body)).toContain('Twelve cameras. '.repeat(3000));
    for (const name of ['content-type', 'content-security-policy', 'retry-after', 'cache-control'])
      expect(answer.headers[name]).toBe(direct.headers[name]);
  });

  it('other calls get a problem document', async () => {
    for (const question of [
      {},
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ]) {
      const { status, headers, body } = await ask(port, '/api/chat', question);
      expect([status, headers['retry-after']]).toEqual([503, '2']);
      expect(problem.parse(JSON.parse(String(body))).code).toBe('unavailable');
    }
  });

  it('a form that broke off at the api is not sent there a second time', async () => {
    let asked = 0;
    const breaking = await listening((request, response) =>
      request.resume().on('end', () => {
        asked += 1;
        response.destroy();
      }),
    );
    const answer = await ask(port, '/api/contact', form);
    expect([answer.status, asked]).toEqual([503, 1]);
    expect(String(answer.body)).toContain('Ada &lt;Lovelace&gt;');
    await closed(breaking);
  });

  it('what the api says itself is passed on, its errors too', async () => {
    const saying = await listening((_, response) => response.writeHead(503, { 'x-own': 'yes' }).end('mine'));
    const answer = await ask(port, '/api/contact', form);
    expect([answer.status, answer.headers['x-own'], String(answer.body)]).toEqual([503, 'yes', 'mine']);
    await closed(saying);
  });

  it('a problem is told also while the page server is away', async () => {
    await server.stop();
    const answer = await ask(port, '/api/contact', form);
    server = pageServer();
    await server.start();
    expect(answer.status).toBe(503);
    expect(problem.parse(JSON.parse(String(answer.body))).code).toBe('unavailable');
  });

  it('security.txt is that of the page server', async () => {
    const [one, other] = [
      await ask(port, '/.well-known/security.txt'),
      await ask(behind, '/.well-known/security.txt'),
    ];
    expect([one.status, one.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(String(one.body)).toBe(String(other.body));
    expect(String(one.body)).toMatch(/^Contact: mailto:/);
  });

  it('source maps are kept from visitors, of live and of earlier releases, unless they are made public', async () => {
    const mapOf = (version = '') => `/assets/mfe-marketing/${version}/browser/remoteEntry.js.map`;
    const first = await site.version('mfe-marketing');
    await site.release(fakeRemote('mfe-marketing', 'later', marketingPages));
    const paths = [mapOf(first), mapOf(await site.version('mfe-marketing'))];
    const statuses = async () =>
      Promise.all([port, behind].flatMap((at) => paths.map(async (path) => (await ask(at, path)).status)));
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await server.stop();
    server = pageServer(true);
    await server.start();
    // What is not there is kept for a second.
    while ((await statuses()).includes(404)) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  async function listening(handle: Parameters<typeof createServer>[1]): Promise<Server> {
    const api = createServer(handle as never);
    await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
    return api;
  }

  const closed = (api: Server) =>
    new Promise((resolve) => {
      api.close(resolve);
      api.closeAllConnections();
    });
});
