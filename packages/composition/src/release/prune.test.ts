import { existsSync } from 'node:fs';
import { fakeRemote } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { prune } from './prune.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
  await site.releaseAll();
});
afterEach(() => site.close());

const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
const releaseBlog = (text: string) => site.release(fakeRemote('mfe-blog', text, blogPages));
const blogThere = (version: string | undefined) =>
  existsSync(site.store.releaseFolder('mfe-blog', version ?? ''));

it('removes nothing within the time that tabs may stay open', async () => {
  await releaseBlog('two');
  await releaseBlog('three');
  expect(await prune(site.store, { now: days(29) })).toEqual({ releases: [], pages: [] });
});

it('removes what only old revisions name, and keeps what is live and what a rollback goes to', async () => {
  const first = await site.version('mfe-blog');
  await releaseBlog('two');
  const second = await site.version('mfe-blog');
  await releaseBlog('three');
  expect(await prune(site.store, { now: days(31) })).toEqual({ releases: [`mfe-blog ${first}`], pages: [1] });
  expect([blogThere(first), blogThere(second)]).toEqual([false, true]);
  expect(await site.html('/')).toContain('component one');
  expect((await site.composer().rollback()).revision.number).toBe(2);
  expect(await site.html('/blog')).toContain('First post');
});

it('says of a revision whose pages are gone that it cannot be made live', async () => {
  await releaseBlog('two');
  await releaseBlog('three');
  await prune(site.store, { now: days(31) });
  await expect(site.composer().rollback(1)).rejects.toThrow('not in the store any more');
});

it('keeps a release that is in no revision yet', async () => {
  const { folder, release } = await fakeRemote('mfe-blog', 'on its way', blogPages);
  await site.store.addRelease(folder, release);
  expect((await prune(site.store)).releases).toEqual([]);
  expect((await prune(site.store, { now: days(2) })).releases).toEqual([`mfe-blog ${release.version}`]);
});

it('keeps the releases of last good pages, which an older revision rendered', async () => {
  const first = await site.version('mfe-blog');
  await site.api.stop();
  await releaseBlog('two');
  expect((await site.pages())['/blog']?.renderedIn).toBe(1);
  await site.release(fakeRemote('mfe-tools', 'two', []));
  await site.release(fakeRemote('mfe-tools', 'three', []));
  await prune(site.store, { now: days(31) });
  expect(blogThere(first)).toBe(true);
});

it('can be run on a store where nothing is live', async () => {
  const empty = await FakeSite.open();
  expect(await prune(empty.store)).toEqual({ releases: [], pages: [] });
  await empty.close();
});
