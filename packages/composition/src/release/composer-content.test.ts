import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote, fakeShell } from '../testing/fake-release.js';
import { blogPages, FakeSite } from '../testing/fake-site.js';
import { GateRefusal } from './gate-refusal.js';

let site: FakeSite;
beforeEach(async () => {
  site = await FakeSite.open();
});
afterEach(() => site.close());

describe('a change of content', () => {
  it('renders the pages that show content and no other', async () => {
    await site.releaseAll();
    site.api.posts = ['First post', 'Second post'];
    const composed = await site.composer().refreshContent();
    expect(composed?.rendered.sort()).toEqual(['/blog']);
    expect(composed?.revision).toMatchObject({ number: 2, parent: 1, reason: 'content changed' });
    expect(await site.html('/blog')).toContain('Second post');
    expect((await site.pages())['/']?.renderedIn).toBe(1);
  });

  it('is looked for and not found while posts are the same, the api is away, or nothing is live', async () => {
    expect(await site.composer().refreshContent()).toBeNull();
    await site.releaseAll();
    expect(await site.composer().refreshContent()).toBeNull();
    await site.api.stop();
    expect(await site.composer().refreshContent()).toBeNull();
    expect(await site.store.revisions()).toHaveLength(1);
  });

  it('is not rendered again by a second publisher, nor after a release', async () => {
    await site.releaseAll();
    site.api.posts = ['Second post'];
    await site.composer().refreshContent();
    expect(await site.composer().refreshContent()).toBeNull();
    await site.release(fakeRemote('mfe-tools', 'two', []));
    expect(await site.composer().refreshContent()).toBeNull();
    expect(await site.html('/blog')).toContain('Second post');
  });

  it('is rendered again after a rollback to pages with older content', async () => {
    await site.releaseAll();
    await site.release(fakeRemote('mfe-tools', 'two', []));
    site.api.posts = ['Second post'];
    await site.composer().refreshContent();
    await site.composer().rollback(1);
    expect(await site.html('/blog')).toContain('First post');
    await site.composer().refreshContent();
    expect(await site.html('/blog')).toContain('Second post');
  });

  it('keeps the last good feed, and says so, when a text would break it', async () => {
    const post = {
      ...{ id: 'one', slug: 'one', title: 'First', excerpt: 'Short.', tags: ['one'], region: 'india' },
      ...{
        createdAt: '2026-09-01T00:00:00.000Z',
        updatedAt: '2026-09-01T00:00:00.000Z',
        content: '<p>One</p>',
      },
    };
    let now = post;
    site.api.other = (_, response) => response.end(JSON.stringify(now));
    const listed = (posts: object[]) => (site.api.posts = posts as never);
    listed([post]);
    await site.releaseAll();
    now = { ...post, title: 'Second', content: '<p>\u0001</p>' };
    listed([now]);
    const composed = await site.composer().refreshContent();
    const folder = site.store.pagesFolder(composed!.revision.number);
    expect(await readFile(join(folder, 'blog/feed.xml'), 'utf8')).toContain('First');
    expect((await site.store.readPages(composed!.revision.number)).failures).toEqual([
      { path: '/blog/feed.xml', reason: expect.stringContaining('not be well-formed'), kept: true },
    ]);
  });

  it('moves the date of a page only when its words change', async () => {
    await site.releaseAll();
    const date = async (path: string) => (await site.pages())[path]?.modifiedAt;
    const [blog, contact] = [await date('/blog'), await date('/contact')];
    await site.release(fakeShell('two'));
    expect([await date('/blog'), await date('/contact')]).toEqual([blog, contact]);
    site.api.posts = ['Second post'];
    await site.composer().refreshContent();
    expect((await date('/blog'))! > blog!).toBe(true);
    expect(await date('/contact')).toBe(contact);
  });

  it('that the gate refuses is refused once, until it changes again', async () => {
    await site.releaseAll();
    const composer = site.composer();
    site.api.posts = ['<h1>A second heading</h1>'];
    await expect(composer.refreshContent()).rejects.toBeInstanceOf(GateRefusal);
    expect(await composer.refreshContent()).toBeNull();
    expect((await site.store.refusals()).map(({ app }) => app)).toEqual(['content']);
    expect(await site.html('/blog')).toContain('First post');
    site.api.posts = ['Mended'];
    await composer.refreshContent();
    expect(await site.html('/blog')).toContain('Mended');
  });
});

describe('while the api is away', () => {
  it('a page that fails only for that keeps its last good page, and the release goes live', async () => {
    await site.releaseAll();
    const before = (await site.pages())['/blog'];
    await site.api.stop();
    const { revision, rendered } = await site.release(fakeShell('two'));
    expect(rendered).not.toContain('/blog');
    expect(await site.html('/contact')).toContain('frame two');
    expect(await site.html('/blog')).toContain('First post');
    expect((await site.pages())['/blog']).toEqual(before);
    expect((await site.store.readPages(revision.number)).failures).toEqual([
      { path: '/blog', reason: expect.stringContaining('fetch failed') as string, kept: true },
    ]);
  });

  it('that page is rendered as soon as the api is back', async () => {
    await site.releaseAll();
    await site.api.stop();
    await site.release(fakeShell('two'));
    await site.api.start();
    expect((await site.composer().refreshContent())?.rendered).toEqual(['/blog']);
    expect(await site.html('/blog')).toContain('frame two');
  });

  it('a page that never was rendered is left out, and nothing else is', async () => {
    await site.api.stop();
    await site.releaseAll();
    expect(Object.keys(await site.pages()).sort()).toEqual(['/', '/contact']);
    await site.api.start();
    await site.composer().refreshContent();
    expect(await site.html('/blog')).toContain('First post');
  });

  it('a page that fails for a reason of its own is refused all the same', async () => {
    await site.releaseAll();
    await site.api.stop();
    const broken = fakeRemote('mfe-blog', 'two', [{ path: '/blog', content: true, throws: 'no such thing' }]);
    await expect(site.release(broken)).rejects.toBeInstanceOf(GateRefusal);
  });
});

describe('content that changes while a release is rendered', () => {
  const postPages = [...blogPages, { path: '/post', each: true, content: true }];
  /** Each look at the content finds nine new posts, and each reading of them takes one away, so many times. */
  const shrink = (times: number) => {
    let left = times;
    site.api.answered = (path) => {
      if (left <= 0) return;
      const fresh = Array.from({ length: 9 }, (_, index) => `Post ${index} of ${left}`);
      site.api.posts = path === '/api/blog' ? site.api.posts.slice(0, -1) : fresh;
      left -= 1;
    };
  };

  it('is rendered again as it is by then', async () => {
    await site.releaseAll();
    shrink(3);
    const { revision } = await site.release(fakeRemote('mfe-blog', 'two', postPages));
    expect(revision.number).toBe(2);
    expect(Object.keys(await site.pages())).toContain('/post/0');
    expect(Object.keys(await site.pages())).not.toContain('/post/8');
    expect(await site.store.refusals()).toEqual([]);
  });

  it('for ever is refused after three times, with a sentence that says so and without stacks', async () => {
    await site.releaseAll();
    shrink(Infinity);
    const releasing = site.release(fakeRemote('mfe-blog', 'two', postPages));
    await expect(releasing).rejects.toThrow('The content changed during each of 3 attempts.');
    await expect(releasing).rejects.not.toThrow(/^\s+at /m);
    expect((await site.store.live())?.revision.number).toBe(1);
  });
});

describe('a last good page', () => {
  const failures = async () => {
    const live = await site.store.live();
    return (await site.store.readPages(live?.revision.number ?? 0)).failures.map(({ path }) => path);
  };

  it('stays marked through releases of others until it can be rendered', async () => {
    await site.releaseAll();
    await site.api.stop();
    await site.release(fakeRemote('mfe-blog', 'two', blogPages));
    await site.release(fakeRemote('mfe-tools', 'two', []));
    expect(await failures()).toEqual(['/blog']);
    await site.api.start();
    await site.release(fakeRemote('mfe-tools', 'three', []));
    expect(await failures()).toEqual([]);
    expect((await site.pages())['/blog']?.renderedIn).toBe(4);
  });

  it('is rendered again by itself once the api is back, although the content is what it was', async () => {
    await site.releaseAll();
    await site.api.stop();
    await site.release(fakeRemote('mfe-blog', 'two', blogPages));
    expect(await site.composer().refreshContent()).toBeNull();
    await site.api.start();
    expect((await site.composer().refreshContent())?.rendered).toEqual(['/blog']);
    expect(await failures()).toEqual([]);
    expect(await site.composer().refreshContent()).toBeNull();
  });
});

describe('a remote whose release is gone from the store', () => {
  it('keeps its pages while others are released', async () => {
    await site.releaseAll();
    const before = await site.pages();
    await site.loseRelease('mfe-blog');
    const { revision, rendered } = await site.release(fakeShell('two'));
    expect(rendered.sort()).toEqual(['/', '/404', '/contact']);
    expect((await site.pages())['/blog']).toEqual(before['/blog']);
    expect(await site.html('/blog')).toContain('frame one');
    const { failures, missing } = await site.store.readPages(revision.number);
    expect(failures.map(({ path, kept }) => [path, kept])).toEqual([
      ['/blog', true],
      ['/blog/:slug', true],
    ]);
    expect(Object.keys(missing)).toEqual(['/blog/:slug']);
  });

  it('is whole again when it is published again', async () => {
    await site.releaseAll();
    await site.loseRelease('mfe-blog');
    await site.release(fakeRemote('mfe-blog', 'one', blogPages));
    expect((await site.pages())['/blog']?.renderedIn).toBe(2);
  });
});

describe('a rollback', () => {
  const blogRelease = (text: string) =>
    site.release(fakeRemote('mfe-blog', text, [{ path: '/blog', content: true, body: text }]));

  it('goes back to the last revision whose apps were different', async () => {
    await site.releaseAll();
    await blogRelease('two');
    site.api.posts = ['Second post'];
    await site.composer().refreshContent();
    const { revision, move } = await site.composer().rollback();
    expect(revision.number).toBe(1);
    expect(move).toMatchObject({ sequence: 4, revision: 1, reason: 'rollback from revision 3' });
    expect(await site.html('/blog')).not.toContain('two');
  });

  it('goes to the revision it is told', async () => {
    await site.releaseAll();
    await blogRelease('two');
    await blogRelease('three');
    await site.composer().rollback(1);
    expect((await site.store.live())?.revision.number).toBe(1);
    await site.composer().rollback(3);
    expect(await site.html('/blog')).toContain('three');
  });

  it('says so when there is nothing to go back to', async () => {
    const composer = site.composer();
    await expect(composer.rollback()).rejects.toThrow('Nothing is live yet.');
    await site.releaseAll();
    await expect(composer.rollback()).rejects.toThrow('There is no revision to go back to.');
    await expect(composer.rollback(9)).rejects.toThrow('There is no revision 9.');
    expect(await site.store.moves()).toHaveLength(1);
  });

  it('is what the next release builds on', async () => {
    await site.releaseAll();
    await blogRelease('two');
    await site.composer().rollback();
    const { revision } = await site.release(fakeRemote('mfe-tools', 'two', []));
    expect(revision).toMatchObject({ number: 3, parent: 1 });
    expect(await site.html('/blog')).not.toContain('two');
  });
});
