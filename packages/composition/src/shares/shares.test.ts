import { join } from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { publishRelease } from '../publish/publish-release.js';
import { prune } from '../release/prune.js';
import { PageServer } from '../serve/page-server.js';
import { ask } from '../testing/ask.js';
import { fakeRemote, type FakeRelease } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { ErrorWatch } from '../watch/error-watch.js';
import type { Sighting } from '../watch/sighting.js';
import { ShareKeeper } from './share-keeper.js';
import { Shares } from './shares.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(120_000);

const log = pino({ level: 'silent' });
const plan = { steps: [5, 25, 100], views: 3, minutes: 10 };
let site: FakeSite;
let server: PageServer;
let keeper: ShareKeeper;
let seen: Sighting[];
let port: number;

beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
  const { store, api } = site;
  const file = join(site.folder, 'share.json');
  const own = (keeper = new ShareKeeper({ store, shares: shares(), file, log }));
  const all: Sighting[] = (seen = []);
  const tell = (sighting: Sighting) => {
    all.push(sighting);
    if (sighting.kind === 'side') own.hear(sighting);
  };
  const watch = new ErrorWatch({ store, watchFor: 0, trustedProxies: ['127.0.0.0/8'], tell, log });
  server = new PageServer({ store, apiOrigin: api.origin, host: '127.0.0.1', port: 0, log, watch });
  port = await server.start();
});
afterEach(async () => {
  await server.stop();
  await site.close();
});

const shares = () => new Shares({ store: site.store, composer: site.composer(), author: 'An operator' });
const newBlog = (text = 'two') =>
  fakeRemote('mfe-blog', text, [
    { path: '/blog', body: `<p>blog ${text}</p>`, content: true },
    blogPages[1]!,
  ]);

async function preview(next: FakeRelease | Promise<FakeRelease> = newBlog()): Promise<number> {
  const { folder, release } = await next;
  await publishRelease(site.store, folder, release);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  return (await site.composer().preview([release], 'a look', expiresAt)).revision.number;
}

const cookieOf = (drawn: string, id = 2) => `northgate_share=${id}.${drawn}`;
const html = { accept: 'text/html,*/*;q=0.8' };
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await ask(port, path, { headers });
  return { ...answer, text: String(answer.body) };
};
/** The page server looks at the pointer a few times a second. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
}
const sees = (text: string, drawn: string) =>
  until(async () => (await get('/blog', { cookie: cookieOf(drawn) })).text.includes(text));
/** What was served is told of every second. */
async function told(): Promise<void> {
  const before = seen.length;
  await until(async () => seen.slice(before).some((one) => one.kind === 'side' && one.saw === 'pages'));
}
const share = async () => (await site.store.live())?.move.share;
const number = async () => (await site.store.live())?.revision.number;

/** A candidate that some visitors see, at the page server too. */
async function begun(next?: Promise<FakeRelease>): Promise<number> {
  const candidate = await preview(next);
  await shares().begin(candidate, plan);
  await sees('blog two', '00');
  return candidate;
}

describe('a share', () => {
  it('shows a candidate to a part of the visitors, always the same, and the live site to the others', async () => {
    await begun();
    for (const [drawn, text] of [
      ['04', 'blog two'],
      ['05', ''],
      ['99', ''],
    ] as const) {
      const { text: page, headers } = await get('/blog', { ...html, cookie: `a=b; ${cookieOf(drawn)}` });
      expect([drawn, page.includes('blog two')]).toEqual([drawn, text !== '']);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-cache, private');
      expect(headers.vary).toBe('accept-encoding, cookie');
    }
    expect((await get('/page.json', { cookie: cookieOf('03') })).headers.vary).toContain('cookie');
  });

  it('draws for whoever asks for a document and was not drawn for in this share', async () => {
    await begun();
    for (const cookie of ['', cookieOf('03', 1), `${cookieOf('03')}4`, 'xnorthgate_share=2.03']) {
      const { headers, text } = await get('/blog', { ...html, cookie });
      const [set = ''] = headers['set-cookie'] ?? [];
      expect(set).toMatch(/^northgate_share=2\.\d\d; Path=\/; Max-Age=604800; SameSite=Lax$/);
      expect(text.includes('blog two')).toBe(Number(set.slice(18, 20)) < 5);
      expect(headers['x-accel-expires']).toBe('0');
    }
    for (const headers of [undefined, { accept: '*/*' }, { accept: 'application/json' }]) {
      const answer = await get('/blog', headers);
      expect([answer.headers['set-cookie'], answer.text.includes('blog two')]).toEqual([undefined, false]);
    }
  });

  it('leaves files to be kept by all', async () => {
    await begun();
    const { mfeBlog } = { mfeBlog: await site.version('mfe-blog') };
    const { headers } = await get(`/assets/mfe-blog/${mfeBlog}/browser/remoteEntry.js`, html);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('answers a page from the revision of the one that asks', async () => {
    const candidate = await begun();
    const revision = async (headers: Record<string, string>) =>
      (JSON.parse((await get('/blog/page.json', headers)).text) as { revision: number }).revision;
    expect(await revision({ 'x-revision': String(candidate) })).toBe(candidate);
    expect(await revision({ 'x-revision': String(candidate), cookie: cookieOf('99') })).toBe(candidate);
    // Both sides have pages of revision 1, so the visitor decides.
    expect(await revision({ 'x-revision': '1', cookie: cookieOf('00') })).toBe(candidate);
    expect(await revision({ 'x-revision': '1', cookie: cookieOf('99') })).toBe(1);
  });

  it('goes on by its steps once enough pages were seen and time has passed, until it is live', async () => {
    const candidate = await begun();
    const later = () => Date.now() + 11 * 60_000;
    await keeper.look();
    const view = (count: number, percent: number) =>
      keeper.hear({ kind: 'side', candidate, percent, side: 'candidate', visitor: '', saw: 'pages', count });
    view(2, 5);
    await keeper.look(later());
    expect((await share())?.percent).toBe(5);
    view(1, 5);
    await keeper.look();
    expect((await share())?.percent).toBe(5);
    await keeper.look(later());
    expect(await share()).toMatchObject({ id: candidate, percent: 25 });
    expect(await number()).toBe(1);
    // What was seen at 5 % says nothing of 25 %.
    await keeper.look(later());
    view(9, 25);
    await keeper.look(later());
    expect(await share()).toBeUndefined();
    expect(await site.html('/blog')).toContain('blog two');
    await sees('blog two', '99');
  });

  it('counts pages that are different on both sides, served and measured', async () => {
    const candidate = await begun();
    await keeper.look();
    await told();
    for (const path of ['/blog', '/blog', '/contact']) await get(path, { cookie: cookieOf('00') });
    const post = (path: string, body: object) =>
      ask(port, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'x-forwarded-for': '203.0.113.9' },
      });
    await post('/_site/vitals', { revision: candidate, path: '/blog', lcp: 900, cls: 0.01 });
    await post('/_site/vitals', { revision: 1, path: '/blog', lcp: 800 });
    await post('/_site/vitals', { revision: 1, path: '/contact', lcp: 5 });
    await post('/_site/error', { revision: candidate, path: '/blog', reason: 'x is\nnot a function' });
    const before = keeper.figures()?.sides.candidate.pages ?? 0;
    await told();
    expect((keeper.figures()?.sides.candidate.pages ?? 0) - before).toBe(2);
    expect(keeper.figures()?.sides).toMatchObject({
      candidate: {
        networks: 1,
        reporting: 1,
        lastError: 'x is not a function',
        vitals: { lcp: { value: 900, count: 1 } },
      },
      live: { networks: 1, reporting: 0, vitals: { lcp: { value: 800, count: 1 }, cls: { count: 0 } } },
    });
    // What fails here too is found by a look of our own.
    expect(seen).toContainEqual(expect.objectContaining({ kind: 'report', path: '/blog' }));
    expect(await keeper.metrics.registry.metrics()).toContain(
      'site_share_vitals{side="candidate",vital="lcp"} 900',
    );
  });

  it('goes back by itself where browsers report errors, and keeps why as a refusal', async () => {
    const candidate = await begun();
    await keeper.look();
    const tell = (side: 'live' | 'candidate', saw: 'vitals' | 'error', count: number) => {
      for (let index = 0; index < count; index += 1)
        keeper.hear({
          kind: 'side',
          candidate,
          percent: 5,
          side,
          visitor: `10.0.${index}.1`,
          saw,
          reason: 'broken',
        });
    };
    tell('live', 'vitals', 200);
    tell('candidate', 'vitals', 40);
    tell('candidate', 'error', 4);
    await keeper.look();
    expect(await share()).toBeDefined();
    tell('candidate', 'error', 12);
    await keeper.look();
    expect(await share()).toBeUndefined();
    expect(await number()).toBe(1);
    expect(await site.store.refusals()).toMatchObject([
      {
        app: 'mfe-blog',
        problems: [
          expect.stringMatching(
            /while 5 % .* 12 of 40 networks report errors, of what is live 0 of 200; the last: broken/,
          ),
        ],
      },
    ]);
    expect((await site.store.live())?.move.reason).toMatch(/^candidate 2 goes back from 5 %: /);
    await until(async () => !(await get('/blog', { cookie: cookieOf('00') })).text.includes('blog two'));
  });
});

describe('while a candidate is shared', () => {
  it('new content shows on both sides', async () => {
    await begun();
    site.api.posts = ['Newest post'];
    await site.composer().refreshContent();
    expect(await share()).toMatchObject({ id: 2, revision: 2, percent: 5 });
    await keeper.look();
    expect(await share()).toMatchObject({ id: 2, revision: 4, percent: 5 });
    await sees('Newest post', '99');
    await sees('Newest post', '00');
    expect((await get('/blog', { cookie: cookieOf('00') })).text).toContain('blog two');
  });

  it('a release of another app goes live at once, and the candidate is made once more on it', async () => {
    await begun();
    await site.release(fakeRemote('mfe-tools', 'new', []));
    expect(await share()).toMatchObject({ revision: 2, percent: 5 });
    await sees('blog two', '00');
    await keeper.look();
    const { revision = 0 } = (await share()) ?? {};
    expect((await site.store.readRevision(revision))?.parent).toBe(await number());
    await until(async () => (await get('/', { cookie: cookieOf('00') })).text.includes('component new'));
  });

  it('it ends where it does not stand on what has gone live', async () => {
    await begun();
    await site.release(fakeRemote('mfe-marketing', 'two', marketingPages));
    site.open = async () => ({
      ...{ record: { browser: 'passed' as const, pages: 1, seconds: 0 }, problems: ['/blog breaks'] },
      pictures: [],
    });
    await shares().rebase();
    expect(await share()).toBeUndefined();
    expect((await site.store.live())?.move.reason).toMatch(/does not stand on revision .*\/blog breaks/);
  });

  it.each([
    ['a release of the same app', () => site.release(newBlog('three'))],
    ['a rollback', () => site.composer().rollback()],
    ['a rollback of an app', () => site.composer().rollbackApp('mfe-marketing')],
  ])('%s ends it', async (_, move) => {
    await site.release(fakeRemote('mfe-marketing', 'two', marketingPages));
    await shares().begin(await preview(), plan);
    await move();
    expect(await share()).toBeUndefined();
  });

  it('no other one is, and its pages stay in the store', async () => {
    const candidate = await begun();
    const other = await preview(fakeRemote('mfe-tools', 'two', []));
    await expect(shares().begin(other, plan)).rejects.toThrow('Candidate 2 is shared already.');
    await prune(site.store, { keep: -1, keepUnnamed: -1, now: Date.now() + 8 * 86_400_000 });
    expect(Object.keys((await site.store.readPages(candidate)).pages)).toContain('/blog');
  });
});

it('begins with the candidate made once more where something has gone live since', async () => {
  const candidate = await preview();
  await site.release(fakeRemote('mfe-tools', 'new', []));
  const { id, revision } = await shares().begin(candidate, plan);
  expect([id, revision]).toEqual([candidate, candidate + 2]);
});

it.each([[[]], [[100]], [[25, 5]], [[0, 5]], [[5, 101]]])('refuses the steps %j', async (steps) => {
  const candidate = await preview();
  await expect(shares().begin(candidate, { ...plan, steps })).rejects.toThrow(/Steps are percentages/);
});
