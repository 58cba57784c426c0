import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishRelease } from '../publish/publish-release.js';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { GateRefusal } from './gate-refusal.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
});
afterEach(() => site.close());

describe('the first release', () => {
  it('renders every page and makes the revision live', async () => {
    const { revision, move, rendered } = await site.releaseAll();
    expect(revision).toMatchObject({ number: 1, parent: null, reason: 'release' });
    expect(move).toMatchObject({ sequence: 1, revision: 1 });
    expect(rendered.sort()).toEqual(['/', '/404', '/blog', '/blog/:slug', '/contact']);
    expect(Object.keys(await site.pages()).sort()).toEqual(['/', '/blog', '/contact']);
    expect(await site.html('/')).toContain('component one');
    expect(await site.html('/blog')).toContain('First post');
  });

  it('keeps the pages for what does not exist apart', async () => {
    const { revision } = await site.releaseAll();
    const { missing, notFound } = await site.store.readPages(revision.number);
    expect(Object.keys(missing)).toEqual(['/blog/:slug']);
    expect([missing['/blog/:slug']?.status, notFound.status]).toEqual([404, 404]);
  });

  it('names each app with the hash of its browser entry', async () => {
    const shell = await fakeShell('one');
    const { revision } = await site.release(shell);
    expect(revision.apps.shell).toEqual({
      version: shell.release.version,
      integrity: `sha384-${shell.release.files['browser/main.js']?.sha384}`,
    });
  });

  it('keeps what the browser half of the gate did, or why it did not run', async () => {
    site.open = async () => ({
      record: { browser: 'passed', pages: 1, seconds: 2.5 },
      problems: [],
      pictures: [],
    });
    const { revision } = await site.releaseAll();
    expect(revision.gate).toEqual({ browser: 'passed', pages: 1, seconds: 2.5 });
    const blog = await fakeRemote('mfe-blog', 'two', blogPages);
    await publishRelease(site.store, blog.folder, blog.release);
    const skipped = await site.composer().release([blog.release], 'release', 'Nobody wanted it.');
    expect(skipped.revision.gate).toMatchObject({ browser: 'skipped', note: 'Nobody wanted it.' });
    expect(await site.store.revisions()).toEqual([revision, skipped.revision]);
  });

  it('needs a host', async () => {
    await expect(site.release(fakeRemote('mfe-tools', 'one', []))).rejects.toThrow(
      'needs a release of the shell',
    );
    expect(await site.store.live()).toBeNull();
  });
});

describe('a release of one app', () => {
  it('renders its own pages and takes all others over as they are', async () => {
    await site.releaseAll();
    const before = await site.pages();
    const { rendered } = await site.release(fakeRemote('mfe-blog', 'two', blogPages));
    expect(rendered.sort()).toEqual(['/blog', '/blog/:slug']);
    const after = await site.pages();
    expect(after['/blog']?.renderedIn).toBe(2);
    expect([after['/'], after['/contact']]).toEqual([before['/'], before['/contact']]);
    expect(after['/']?.renderedIn).toBe(1);
  });

  it('renders the pages that embed it', async () => {
    await site.releaseAll();
    const { rendered } = await site.release(fakeRemote('mfe-tools', 'two', []));
    expect(rendered).toEqual(['/']);
    expect(await site.html('/')).toContain('component two');
  });

  it('renders everything when it is the host', async () => {
    await site.releaseAll();
    expect((await site.release(fakeShell('two'))).rendered).toHaveLength(5);
    expect(await site.html('/contact')).toContain('frame two');
  });

  it('adds a page without a release of the host', async () => {
    await site.releaseAll();
    await site.release(fakeRemote('mfe-marketing', 'two', [...marketingPages, { path: '/news' }]));
    expect(await site.html('/news')).toContain('frame one');
  });

  it('does not hide from the next look at the content that the content has changed', async () => {
    await site.releaseAll();
    site.api.posts = ['Second post'];
    await site.release(fakeRemote('mfe-tools', 'two', []));
    expect(await site.html('/blog')).toContain('First post');
    await site.composer().refreshContent();
    expect(await site.html('/blog')).toContain('Second post');
  });
});

describe('a refused release', () => {
  const refused = async (releasing: Promise<unknown>): Promise<GateRefusal> => {
    const error: unknown = await releasing.catch((thrown: unknown) => thrown);
    if (!(error instanceof GateRefusal)) throw error;
    return error;
  };

  it('changes nothing and is recorded with its reasons', async () => {
    await site.releaseAll();
    const live = await site.store.live();
    const broken = await fakeRemote('mfe-blog', 'two', [{ path: '/blog', throws: 'no such thing' }]);
    const { problems, message } = await refused(site.release(broken));
    expect(problems).toEqual([expect.stringContaining('/blog cannot be rendered: Error: no such thing')]);
    expect(message).toContain('no such thing');
    expect(await site.store.live()).toEqual(live);
    expect(await site.store.revisions()).toHaveLength(1);
    expect(await site.store.refusals()).toEqual([
      {
        app: 'mfe-blog',
        version: broken.release.version,
        at: expect.any(String) as string,
        problems,
        pictures: [],
        log: expect.stringContaining('Error: no such thing\n    at ') as string,
      },
    ]);
    expect(readdirSync(join(site.folder, 'store/scratch'))).toEqual([]);
  });

  it('may be one whose pages fail in a browser; it is kept with a picture of them', async () => {
    await site.releaseAll();
    const record = { browser: 'passed', pages: 2, seconds: 1 } as const;
    const pictures = [{ path: '/blog', jpeg: 'AAAA' }];
    const seen: string[][] = [];
    site.open = async ({ candidate: { rendered, table } }) => {
      seen.push([...rendered, ...Object.keys(table.pages)].sort());
      return { record, problems: ['/blog in the browser: a script fails: TypeError'], pictures };
    };
    const { problems } = await refused(site.release(fakeRemote('mfe-blog', 'two', blogPages)));
    expect(problems).toEqual(['/blog in the browser: a script fails: TypeError']);
    expect(seen).toEqual([['/', '/blog', '/blog', '/blog/:slug', '/contact']]);
    expect(await site.store.refusals()).toMatchObject([{ app: 'mfe-blog', problems, pictures }]);
    expect((await site.store.live())?.revision.number).toBe(1);
    expect(readdirSync(join(site.folder, 'store/scratch'))).toEqual([]);
  });

  it('may be one that only looks different, until somebody accepts that', async () => {
    await site.releaseAll();
    const looks = [{ path: '/blog', what: 'footer is gone', live: 'AA', candidate: '', difference: '' }];
    const record = { browser: 'passed', pages: 2, seconds: 1 } as const;
    site.open = async () => ({ record, problems: [], pictures: [], looks });
    const blog = await fakeRemote('mfe-blog', 'two', blogPages);
    const { held, message } = await refused(site.release(blog));
    expect(held).toBe(true);
    expect(message).toContain('--accept-look');
    expect(await site.store.refusals()).toMatchObject([{ problems: ['/blog: footer is gone'], looks }]);
    const { revision } = await site.composer().release([blog.release], 'wanted', null, { acceptLook: true });
    expect(revision.gate).toEqual({ ...record, accepted: ['/blog: footer is gone'] });
  });

  it('may be one whose page is never done, and the others wait for it only so long', async () => {
    await site.releaseAll();
    site.renderTime = 5000;
    const pages = blogPages.map((page) => ({ ...page, endless: page.path === '/blog' }));
    const { problems } = await refused(site.release(fakeRemote('mfe-blog', 'two', pages)));
    expect(problems).toEqual([
      expect.stringMatching(/^\/blog: rendering it did not end within [\d.]+ s and was stopped\.$/),
    ]);
    expect(await site.store.refusals()).toMatchObject([{ app: 'mfe-blog', problems }]);
    expect(readdirSync(join(site.folder, 'store/scratch'))).toEqual([]);
  });

  it('may be one that asks a component of another that is not exposed', async () => {
    await site.releaseAll();
    const pages = [{ path: '/blog', uses: ['mfe-tools/quote-form'] }];
    expect((await refused(site.release(fakeRemote('mfe-blog', 'two', pages)))).problems).toEqual([
      expect.stringContaining('loads mfe-tools/quote-form, which mfe-tools'),
    ]);
  });

  it('may be one that breaks the rules of a page', async () => {
    await site.releaseAll();
    const pages = [{ path: '/blog', body: '<h1>Again</h1>' }];
    expect((await refused(site.release(fakeRemote('mfe-blog', 'two', pages)))).problems).toEqual([
      '/blog has 2 h1 headings instead of one',
    ]);
  });

  it('may be one that takes away a page others link to, or links to one that is not there yet', async () => {
    await site.releaseAll();
    const pages = [{ path: '/blog', body: '<a href="/contact">Contact</a>' }];
    await site.release(fakeRemote('mfe-blog', 'two', pages));
    const home = { path: '/', embeds: marketingPages[0]?.embeds };
    expect((await refused(site.release(fakeRemote('mfe-marketing', 'two', [home])))).problems).toEqual([
      '/blog links to /contact, which this release takes away',
    ]);
    const soon = [{ path: '/quote', body: '<a href="/soon">Soon</a>' }];
    expect((await refused(site.release(fakeRemote('mfe-tools', 'two', soon)))).problems).toEqual([
      '/quote links to /soon, which is not a page of the site',
    ]);
  });

  it('is told of where it cannot be kept', async () => {
    await site.releaseAll();
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', path: '/store/refusals' });
    jest.spyOn(site.store, 'addRefusal').mockRejectedValue(full);
    const broken = fakeRemote('mfe-tools', 'two', [{ path: '/quote', body: '<a href="/soon">Soon</a>' }]);
    expect((await refused(site.release(broken))).problems).toEqual([
      '/quote links to /soon, which is not a page of the site',
      expect.stringMatching(/^This refusal could not be kept: .*ENOSPC.* The disk is full\./),
    ]);
  });

  it('may be one that is heavier than its budget, unless it was built to develop with', async () => {
    await site.releaseAll();
    const body = `<p>${randomBytes(40_000).toString('hex')}</p>`;
    const pages = [{ path: '/blog', body }];
    expect((await refused(site.release(fakeRemote('mfe-blog', 'two', pages)))).problems).toEqual([
      expect.stringMatching(/^\/blog, its HTML: .* over the budget of 30 KB$/),
    ]);
    await site.release(fakeRemote('mfe-blog', 'three', pages, 'development'));
    expect(await site.html('/blog')).toContain(body);
  });

  it('may be one whose routes cannot be read', async () => {
    await site.releaseAll();
    const broken = await fakeRemote('mfe-blog', 'two', blogPages);
    const { store } = site;
    await store.addRelease(broken.folder, { ...broken.release, entry: { browser: '', server: '' } });
    await site.release(fakeRemote('mfe-tools', 'two', []));
    const releases = [{ ...broken.release, version: '000000000000' }];
    const { problems } = await refused(site.composer().release(releases, 'release'));
    expect(problems).toEqual([expect.stringContaining('mfe-blog: its routes cannot be read')]);
  });

  it.each([
    ['cannot be loaded', `throw new Error('broken host');`],
    ['ends the process', `exports.createRenderer = () => process.exit(1);`],
    ['cannot render its own page', `exports.createRenderer = () => ({ notFound: { app: 'shell' } });`],
  ])('may be one of a host that %s', async (_, server) => {
    await site.releaseAll();
    const { problems } = await refused(site.release(fakeShell('two', server)));
    expect(problems.length).toBeGreaterThan(0);
    expect((await site.store.refusals()).map(({ app }) => app)).toEqual(['shell']);
    expect(await site.html('/')).toContain('frame one');
  });
});

it('is as old as its move, however long the gate has taken: what is young is watched', async () => {
  await site.releaseAll();
  let judged = 0;
  const { open } = site;
  site.open = async (opening) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    judged = Date.now();
    return open(opening);
  };
  const { revision, move } = await site.release(fakeRemote('mfe-tools', 'two', []));
  expect(Date.parse(revision.createdAt)).toBeGreaterThanOrEqual(judged);
  expect(Date.parse(move?.movedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(revision.createdAt));
});

it('neither refuses nor brings live a release whose renderer the system kills', async () => {
  await site.releaseAll();
  const killed = `exports.createRenderer = () => process.kill(process.pid, 'SIGKILL');`;
  await expect(site.release(fakeShell('two', killed))).rejects.toThrow(/^The render process was killed/);
  expect(await site.store.refusals()).toEqual([]);
  expect(await site.html('/')).toContain('frame one');
});

it('brings both releases live when two publishers release at once', async () => {
  await site.releaseAll();
  const [blog, tools] = [
    await fakeRemote('mfe-blog', 'two', blogPages),
    await fakeRemote('mfe-tools', 'two', []),
  ];
  await Promise.all([site.release(blog), site.release(tools)]);
  expect(await site.version('mfe-blog')).toBe(blog.release.version);
  expect(await site.version('mfe-tools')).toBe(tools.release.version);
  expect(await site.html('/')).toContain('component two');
  expect((await site.store.moves()).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  const numbers = (await site.store.revisions()).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});
