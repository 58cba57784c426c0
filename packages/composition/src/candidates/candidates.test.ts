import { pino } from 'pino';
import { PageServer } from '../serve/page-server.js';
import { publishRelease } from '../publish/publish-release.js';
import { cachedPagesAt } from '../render/page-cache.js';
import { prune } from '../release/prune.js';
import { ask, type Answer } from '../testing/ask.js';
import { fakeRemote, type FakeRelease } from '../testing/fake-release.js';
import { FakeSite, marketingPages } from '../testing/fake-site.js';
import { CandidateLinks } from './candidate-links.js';

const day = 24 * 60 * 60 * 1000;
const links = new CandidateLinks('a secret of sixteen');
let site: FakeSite;
let server: PageServer;
let port: number;

beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const { store, api } = site;
  server = new PageServer({
    ...{ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log: pino({ level: 'silent' }) },
    candidateLinks: async () => links,
  });
  port = await server.start();
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

const newTools = () => fakeRemote('mfe-tools', 'two', []);
async function preview(next: FakeRelease | Promise<FakeRelease>, life = 7 * day) {
  const { folder, release } = await next;
  await publishRelease(site.store, folder, release);
  const expiresAt = new Date(Date.now() + life).toISOString();
  const { revision } = await site.composer('Tools CI').preview([release], 'a look', expiresAt);
  const pass = links.sign({ revision: revision.number, expires: Date.parse(expiresAt) });
  return { revision, release, cookie: `northgate_candidate=${pass}`, pass };
}
const get = async (path: string, cookie = ''): Promise<Answer & { text: string }> => {
  const answer = await ask(port, path, { headers: cookie ? { cookie } : {} });
  return { ...answer, text: String(answer.body) };
};
const live = async () => (await site.store.live())?.revision;

describe('a candidate', () => {
  it('is shown to whoever came by its link, and the live site to everybody else', async () => {
    const { pass, revision } = await preview(newTools());
    expect((await live())?.number).toBe(1);
    const entered = await get(`/contact?candidate=${pass}&tab=2`);
    expect([entered.status, entered.headers.location]).toEqual([303, '/contact?tab=2']);
    const [set = ''] = entered.headers['set-cookie'] ?? [];
    expect(set).toMatch(/^northgate_candidate=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const home = await get('/', set.split(';')[0]);
    expect(home.text).toContain('component two');
    expect(home.text).toContain(`Candidate ${revision.number}, not live`);
    expect((await get('/')).text).toContain('component one');
    expect((await get('/')).text).not.toContain('Candidate');
  });

  it('is whole: pages, their data and what is not there, and never kept or found by a search', async () => {
    const { cookie, revision } = await preview(newTools());
    for (const path of ['/', '/contact', '/blog?page=2', '/page.json', '/nothing/here', '/sitemap.xml']) {
      const { headers, status } = await get(path, cookie);
      expect([path, status]).toEqual([path, path === '/nothing/here' ? 404 : 200]);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers.etag).toBeUndefined();
    }
    expect(JSON.parse((await get('/page.json', cookie)).text)).toMatchObject({ revision: revision.number });
    const known = await ask(port, '/', { headers: { cookie, 'if-none-match': '*' } });
    expect(known.status).toBe(200);
    const icon = await get('/icon.svg', cookie);
    expect([icon.status, icon.text.includes('candidate-bar')]).toEqual([200, false]);
    expect((await get('/__candidate/bar.css')).headers['content-type']).toBe('text/css');
  });

  it('can be several at once', async () => {
    const [one, two] = [await preview(newTools()), await preview(fakeRemote('mfe-tools', 'three', []))];
    expect((await get('/', one.cookie)).text).toContain('component two');
    expect((await get('/', two.cookie)).text).toContain('component three');
    expect((await get('/', one.cookie)).text).toContain('component two');
  });

  it('ends with the button of its bar, which other sites cannot press', async () => {
    const { cookie } = await preview(newTools());
    const end = (headers: Record<string, string>) =>
      ask(port, '/__candidate/end', { method: 'POST', headers: { cookie, ...headers } });
    expect((await end({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const { status, headers } = await end({ 'sec-fetch-site': 'same-origin' });
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']?.[0]).toMatch(/^northgate_candidate=; Path=\/; Max-Age=0/);
    expect((await get('/__candidate/end', cookie)).status).toBe(405);
  });

  it('is shown to nobody without a signature, past its time or when its pages are gone', async () => {
    const { pass, revision, cookie } = await preview(newTools());
    const [number, seconds = '', signature] = pass.split('.');
    const later = [number, Number(seconds) + 1, signature].join('.');
    expect((await get(`/?candidate=${later}`)).status).toBe(404);
    expect((await get('/?candidate=1')).status).toBe(404);
    const ofLive = links.sign({ revision: 1, expires: Date.now() + day });
    expect((await get(`/?candidate=${ofLive}`)).status).toBe(404);
    const over = links.sign({ revision: revision.number, expires: Date.now() - 2000 });
    expect((await get('/', `northgate_candidate=${over}`)).text).toContain('component one');
    await site.store.removePages(revision.number);
    expect((await get('/', cookie)).text).toContain('component one');
  });

  it('leads nowhere else, whatever its link says', async () => {
    const { pass } = await preview(newTools());
    const entered = await get(`//other.example/?candidate=${pass}`);
    expect(entered.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('has forms that the api answers and does not store', async () => {
    const { cookie } = await preview(newTools());
    const heard: unknown[] = [];
    site.api.other = (request, response) => {
      heard.push(request.headers['x-candidate']);
      response.writeHead(201, { 'x-request-id': request.headers['x-request-id'] ?? '' }).end('{}');
    };
    const post = (headers: Record<string, string>) =>
      ask(port, '/api/contact', { method: 'POST', body: '{}', headers });
    expect((await post({ cookie })).status).toBe(201);
    await post({});
    await post({ 'x-candidate': '1' });
    await post({ cookie: 'northgate_candidate=1.2.3' });
    expect(heard).toEqual(['1', undefined, undefined, undefined]);
  });
});

describe('promoting a candidate', () => {
  it('makes the pages live that were looked at, without rendering them again', async () => {
    const { revision, release } = await preview(newTools());
    const promoted = await site.composer('An operator').promote(revision.number);
    expect(promoted.rendered).toEqual([]);
    expect(await live()).toMatchObject({
      ...{ parent: 1, author: 'An operator', reason: `a look (candidate ${revision.number})` },
      gate: revision.gate,
    });
    expect(await site.version('mfe-tools')).toBe(release.version);
    expect(await site.html('/')).toContain('component two');
  });

  it('brings only what is new in it onto what has gone live meanwhile', async () => {
    const { revision } = await preview(newTools());
    await site.release(fakeRemote('mfe-marketing', 'two', [...marketingPages, { path: '/about' }]));
    const { rendered } = await site.composer().promote(revision.number);
    expect(rendered).toContain('/');
    expect(await site.html('/')).toContain('component two');
    expect(Object.keys(await site.pages())).toContain('/about');
  });

  it('is refused for what is none, or has expired; a return does not lead to a candidate', async () => {
    const { revision } = await preview(newTools(), -1000);
    await expect(site.composer().promote(revision.number)).rejects.toThrow(/has expired/);
    await expect(site.composer().promote(1)).rejects.toThrow('There is no candidate 1.');
    await expect(site.composer().rollback(revision.number)).rejects.toThrow(
      /is a candidate: npm run promote/,
    );
    expect((await live())?.number).toBe(1);
  });
});

it('does not go through a gate that refuses it, and leaves no candidate behind', async () => {
  const bad = fakeRemote('mfe-blog', 'bad', [{ path: '/blog', throws: 'no posts today' }]);
  await expect(preview(bad)).rejects.toThrow(/no posts today/);
  expect((await site.store.revisions()).map(({ number }) => number)).toEqual([1]);
});

it('is pruned when it has expired, and stays until then', async () => {
  const [kept, over] = [
    await preview(newTools()),
    await preview(fakeRemote('mfe-tools', 'three', []), -1000),
  ];
  const { pages, releases } = await prune(site.store, { keepUnnamed: 0 });
  expect(pages).toEqual([over.revision.number]);
  expect(releases).toEqual([`mfe-tools ${over.release.version}`]);
  expect((await get('/', kept.cookie)).text).toContain('component two');
});

it('is nothing that a lost page of the live site is replaced by', async () => {
  await preview(fakeRemote('mfe-blog', 'two', [{ path: '/blog', body: 'of a candidate', content: true }]));
  const from: number[] = [];
  for await (const { page } of cachedPagesAt(site.store, 'pages', '/blog')) from.push(page.renderedIn);
  expect(from).toEqual([1]);
});
