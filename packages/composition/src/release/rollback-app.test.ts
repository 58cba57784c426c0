import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite, marketingPages } from '../testing/fake-site.js';
import { StoreConflict } from '../store/store.js';
import { GateRefusal } from './gate-refusal.js';
import { planReturn } from './plan-return.js';
import { prune } from './prune.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const releaseBlog = (text: string) =>
  site.release(
    fakeRemote('mfe-blog', text, [{ path: '/blog', content: true, body: text }, ...blogPages.slice(1)]),
  );
const releaseTools = (text: string) => site.release(fakeRemote('mfe-tools', text, []));
const bytes = async (number: number, path: string) => {
  const { pages } = await site.store.readPages(number);
  return readFile(join(site.store.pagesFolder(number), pages[path]?.file ?? ''));
};

describe('taking back one app', () => {
  it('brings its version from before beside what the others have live now', async () => {
    const before = await site.version('mfe-blog');
    await releaseBlog('two');
    await releaseTools('two');
    const tools = await site.version('mfe-tools');
    const { revision } = await site.composer().rollbackApp('mfe-blog');
    expect(revision).toMatchObject({ number: 4, parent: 3, restored: { app: 'mfe-blog', revision: 1 } });
    expect([await site.version('mfe-blog'), await site.version('mfe-tools')]).toEqual([before, tools]);
    expect(await site.html('/')).toContain('component two');
    expect(await site.html('/blog')).not.toContain('two');
  });

  it('takes pages that are kept byte for byte instead of rendering them', async () => {
    await releaseBlog('two');
    await releaseTools('two');
    const { rendered, revision } = await site.composer().rollbackApp('mfe-blog');
    expect(rendered).toEqual([]);
    expect(revision.gate?.note).toBe('Every page is one that was live before, byte for byte.');
    expect(await bytes(4, '/blog')).toEqual(await bytes(1, '/blog'));
    expect((await site.pages())['/blog']?.renderedIn).toBe(1);
  });

  it('renders pages that hold other versions, other content or another brand by now', async () => {
    await releaseTools('two');
    await site.release(fakeRemote('mfe-marketing', 'two', marketingPages));
    expect((await site.composer().rollbackApp('mfe-tools')).rendered).toEqual(['/']);
    await releaseBlog('two');
    site.api.posts = ['Second post'];
    expect((await site.composer().rollbackApp('mfe-blog')).rendered).toEqual(['/blog']);
    expect(await site.html('/blog')).toContain('Second post');
    await site.release(fakeShell('two'));
    await releaseBlog('three');
    await site.composer().rollbackApp('mfe-blog');
    expect(await site.html('/blog')).toContain('frame two');
  });

  it('goes one version further back each time, and never to one that was taken back', async () => {
    const first = await site.version('mfe-blog');
    await releaseBlog('two');
    const second = await site.version('mfe-blog');
    await releaseBlog('three');
    await releaseTools('two');
    await site.composer().rollbackApp('mfe-blog');
    expect(await site.version('mfe-blog')).toBe(second);
    // The release before all of this is that of the tools; the third blog stays away.
    expect((await planReturn(site.store)).takesBack.map(({ app }) => app)).toEqual(['mfe-tools']);
    await site.composer().rollbackApp('mfe-blog');
    expect(await site.version('mfe-blog')).toBe(first);
    await expect(site.composer().rollbackApp('mfe-blog')).rejects.toThrow(
      'There is no version of mfe-blog before the live one.',
    );
  });

  it('works while the api is away, with the content its pages had', async () => {
    await releaseBlog('two');
    await site.api.stop();
    const { rendered } = await site.composer().rollbackApp('mfe-blog');
    expect(rendered).toEqual([]);
    expect(await site.html('/blog')).toContain('First post');
    expect(await site.html('/blog')).not.toContain('two');
  });

  it('passes the gate or changes nothing', async () => {
    await site.release(fakeRemote('mfe-blog', 'two', [...blogPages, { path: '/news' }]));
    const home = { path: '/', body: '<a href="/news">News</a>' };
    await site.release(fakeRemote('mfe-marketing', 'two', [home, { path: '/contact' }]));
    const live = await site.store.live();
    const refused = site.composer().rollbackApp('mfe-blog');
    await expect(refused).rejects.toBeInstanceOf(GateRefusal);
    await expect(refused).rejects.toThrow('/ links to /news, which this release takes away');
    expect(await site.store.live()).toEqual(live);
  });

  it('is possible a month later: what it needs is not pruned', async () => {
    await releaseBlog('two');
    for (const text of ['two', 'three', 'four']) await releaseTools(text);
    const later = Date.now() + 31 * 24 * 60 * 60 * 1000;
    await prune(site.store, { now: later });
    expect((await site.composer().rollbackApp('mfe-blog')).rendered).toEqual([]);
  });
});

describe('a return to a revision', () => {
  it('says first whose releases it takes back, by whom and when', async () => {
    await releaseBlog('two');
    await releaseTools('two');
    const { to, takesBack } = await planReturn(site.store, 1);
    expect(to.number).toBe(1);
    expect(takesBack).toMatchObject([
      { app: 'mfe-blog', broughtBy: { number: 2 } },
      { app: 'mfe-tools', broughtBy: { number: 3 } },
    ]);
    expect((await planReturn(site.store)).takesBack.map(({ app }) => app)).toEqual(['mfe-tools']);
  });

  it('does not happen when somebody released after it was planned', async () => {
    await releaseBlog('two');
    const { to, from } = await planReturn(site.store);
    await releaseTools('two');
    await expect(site.composer().rollback(to.number, from.move.sequence)).rejects.toBeInstanceOf(
      StoreConflict,
    );
    expect((await site.store.live())?.revision.number).toBe(3);
  });
});
