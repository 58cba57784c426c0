import { join } from 'node:path';
import { jest } from '@jest/globals';
import getPort from 'get-port';
import { pino } from 'pino';
import { LocalProxy, nginxProgram } from '../testing/local-proxy.js';
import { CandidateLinks } from '../candidates/candidate-links.js';
import { OverridePasses } from '../overrides/override-passes.js';
import { publishRelease } from '../publish/publish-release.js';
import { LiveLocationsWriter } from '../serve/live-locations-writer.js';
import { PageServer } from '../serve/page-server.js';
import { ask as askOnce, type Question } from '../testing/ask.js';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { temporaryFolder } from '../testing/temporary-folder.js';
import { Shares } from './shares.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(60_000);

const installed = nginxProgram() !== null;
if (!installed) console.warn('nginx is not installed: candidates behind the proxy are not tested.');

const log = pino({ level: 'silent' });
const secret = 'a secret of sixteen';
const links = new CandidateLinks(secret);
const html = { accept: 'text/html,*/*;q=0.8' };
let site: FakeSite;
let server: PageServer;
let writer: LiveLocationsWriter;
let proxy: LocalProxy;
let candidate: number;

const get = async (path: string, headers: Record<string, string> = {}, question: Question = {}) => {
  const asked = () => askOnce(proxy.port, path, { headers, ...question });
  // A flip ends kept connections, and one may be chosen for a request at that moment.
  const answer = await asked().catch(asked);
  return { ...answer, text: String(answer.body), fromFile: !answer.headers['x-request-id'] };
};
const drawn = (number: string) => ({ cookie: `northgate_share=${candidate}.${number}` });

(installed ? describe : describe.skip)('behind the proxy', () => {
  beforeAll(async () => {
    site = await FakeSite.open();
    await site.releaseAll();
    const { store, api } = site;
    const behind = await getPort();
    const options = { store, apiOrigin: api.origin, host: '127.0.0.1', port: behind, log };
    const overrides = {
      secret: async () => secret,
      senderOf: async () => ({ apps: [], records: false, by: '' }),
    };
    server = new PageServer({ ...options, candidateLinks: async () => links, overrides });
    await server.start();
    const told = join(site.folder, 'proxy');
    writer = new LiveLocationsWriter({ store, folder: told, tell: (error) => console.error(error), log });
    await writer.follow();
    proxy = await LocalProxy.start({ folder: temporaryFolder(), pageServer: behind, told });
    const pages = [{ path: '/blog', body: '<p>blog two</p>', content: true }, blogPages[1]!];
    const { folder, release } = await fakeRemote('mfe-blog', 'two', pages);
    await publishRelease(store, folder, release);
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    candidate = (await site.composer().preview([release], 'a look', expiresAt)).revision.number;
  });
  afterAll(async () => {
    writer.stop();
    await proxy.stop();
    await server.stop();
    await site.close();
  });

  it('a candidate is shown to whoever came by its link, and is kept for nobody', async () => {
    const pass = links.sign({ revision: candidate, expires: Date.now() + 60_000 });
    const { status, headers } = await get(`/blog?candidate=${pass}`);
    expect([status, headers.location]).toEqual([303, '/blog']);
    const cookie = `northgate_candidate=${pass}`;
    for (const path of ['/blog', '/blog?page=2', '/nothing', '/blog/page.json']) {
      const answer = await get(path, { cookie });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect((await get(path)).text).not.toBe(answer.text);
    }
    const file = `/assets/mfe-blog/${await site.version('mfe-blog')}/browser/remoteEntry.js`;
    expect((await get(file, { cookie })).headers['cache-control']).toContain('immutable');
  });

  it('a live build is shown to who holds its pass, and is kept for nobody', async () => {
    const expires = Date.now() + 60_000;
    const pass = new OverridePasses(secret).sign({ app: 'mfe-blog', port: 3100, expires });
    expect((await get(`/blog?override=${pass}`)).status).toBe(303);
    for (const path of ['/blog', '/blog?page=2', '/nothing', '/__override/boot.js']) {
      const { text, headers } = await get(path, { cookie: `northgate_override=${pass}` });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toContain(path.endsWith('.js') ? 'http://localhost:3100/' : 'from your machine');
      expect((await get(path)).text).not.toContain('localhost:3100');
    }
  });

  describe('a share', () => {
    beforeAll(async () => {
      const shares = new Shares({ store: site.store, composer: site.composer() });
      await shares.begin(candidate, { steps: [25, 100], views: 1, minutes: 1 });
      while (!(await get('/blog', drawn('24'))).text.includes('blog two'))
        await new Promise((resolve) => setTimeout(resolve, 20));
    });

    it('is seen by those who were drawn for it; the others get files as ever, marked as theirs alone', async () => {
      expect((await get('/blog', drawn('00'))).text).toContain('blog two');
      const other = await get('/blog', drawn('25'));
      expect([other.text.includes('blog two'), other.fromFile]).toEqual([false, true]);
      expect(other.headers).toMatchObject({
        'cache-control': 'no-cache, private',
        vary: 'accept-encoding, cookie',
      });
      expect((await get('/blog/page.json', { 'x-revision': String(candidate) })).text).toContain('blog two');
    });

    it('draws for whoever comes, and keeps no document for others', async () => {
      for (let visitor = 0; visitor < 12; visitor += 1)
        for (const path of ['/blog', '/blog?from=elsewhere', '/Blog/']) {
          const { headers, text } = await get(path, html);
          const [set = ''] = headers['set-cookie'] ?? [];
          expect(set).toMatch(new RegExp(`^northgate_share=${candidate}\\.\\d\\d; `));
          expect(text.includes('blog two')).toBe(Number(/\.(\d\d);/.exec(set)?.[1]) < 25);
          expect((await get(path)).text).not.toContain('blog two');
          expect((await get(path, drawn('99'))).text).not.toContain('blog two');
        }
    });

    it('leaves files, calls of the api and forms alone', async () => {
      const file = `/assets/mfe-blog/${await site.version('mfe-blog')}/browser/remoteEntry.js`;
      expect(await get(file, { ...html, ...drawn('00') })).toMatchObject({ status: 200, fromFile: true });
      site.api.other = (request, response) => response.writeHead(201).end(request.method);
      const form = { method: 'POST', body: 'a=1' };
      expect(await get('/api/contact', { ...html, ...drawn('00') }, form)).toMatchObject({
        status: 201,
        text: 'POST',
      });
    });

    it('shows everybody what is live while the page server is away', async () => {
      await server.stop();
      const known = await get('/blog', { ...html, ...drawn('00') });
      expect([known.status, known.text.includes('blog two')]).toEqual([200, false]);
      expect((await get('/', html)).status).toBe(200);
    });
  });
});
