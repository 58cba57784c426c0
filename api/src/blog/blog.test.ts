import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { post, postList, type PostSummary } from '@northgate/contracts/blog.js';
import { readEnvironment } from '../environment.js';
import { startApi, temporaryFolder, type RunningApi } from '../testing/start-api.js';
import { importPosts } from './import-posts.js';
import { PostRenderer } from './post-renderer.js';
import { PostRepository } from './post.repository.js';

const postsDir = temporaryFolder();
const postFile = (slug: string, text: string, more = '') =>
  `---\ntitle: A title\nslug: ${slug}\nexcerpt: Short.\ntags: [one]\nregion: india\ndate: 2026-09-01\n${more}---\n${text}\n`;
const write = (name: string, content: string) => writeFileSync(join(postsDir, name), content);

let api: RunningApi;
const renderer = new PostRenderer();
beforeAll(async () => {
  cpSync(readEnvironment({}).postsDir, postsDir, { recursive: true });
  write('bad-date.md', postFile('bad-date', 'Text.').replace('2026-09-01', 'yesterday'));
  write('draft.md', postFile('a-draft', 'Text.', 'draft: true\n'));
  write('twin.md', postFile('red-team-a-support-chatbot', 'Text.'));
  api = await startApi({ POSTS_DIR: postsDir });
});
afterAll(async () => {
  renderer.onModuleDestroy();
  await api.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers });
const list = async (query = ''): Promise<PostSummary[]> =>
  postList.parse(await (await get(`/api/blog${query}`)).json());

describe('the list of posts', () => {
  it('is newest first and carries no text', async () => {
    const posts = await list();
    const dates = posts.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => !Number.isNaN(Date.parse(date)))).toBe(true);
    expect(await (await get('/api/blog')).text()).not.toContain('"content"');
  });

  it('holds posts of one region when asked for it, and none for an unknown one', async () => {
    const regions = async (query: string) => new Set((await list(query)).map(({ region }) => region));
    expect(await regions('?region=india')).toEqual(new Set(['india']));
    expect(await regions('?region=nigeria')).toEqual(new Set(['nigeria']));
    expect(await list('?region=atlantis')).toEqual([]);
    expect(await list('?region=')).toEqual(await list());
  });

  it('shows neither drafts nor posts that could not be read', async () => {
    const slugs = (await list()).map(({ slug }) => slug);
    expect(slugs).not.toContain('a-draft');
    expect(slugs).not.toContain('bad-date');
    expect(api.logger.messages('error')).toEqual([
      'post not imported: bad-date.md:7: date: must be a date such as 2026-10-31, or a time such as 2026-10-31T09:00Z',
      'post not imported: twin.md:3: slug: is taken by red-team-a-support-chatbot.md',
    ]);
  });
});

describe('one post', () => {
  it('is found whatever the case of its slug', async () => {
    const response = await get('/api/blog/Red-Team-A-SUPPORT-Chatbot');
    expect(post.parse(await response.json())).toMatchObject({
      slug: 'red-team-a-support-chatbot',
      region: 'global',
    });
  });

  it('is a 404 with its own words when there is none', async () => {
    const response = await get('/api/blog/none');
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'Blog post not found' }]);
  });
});

describe('caching', () => {
  it.each(['/api/blog', '/api/blog?region=india', '/api/blog/when-five-agents-disagree'])(
    '%s answers 304 to every way of naming its tag',
    async (path) => {
      const first = await get(path);
      const etag = first.headers.get('etag')!;
      expect(etag).toMatch(/^"[^"]+"$/);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': header });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it('follows changes that another process makes in the database', async () => {
    const posts = new PostRepository(api.database);
    write('fresh.md', postFile('fresh', 'Fresh text.'));
    await importPosts(postsDir, posts, renderer);
    await wait(1300);
    expect((await get('/api/blog/fresh')).status).toBe(200);
    rmSync(join(postsDir, 'fresh.md'));
    expect(await importPosts(postsDir, posts, renderer)).toMatchObject({ withdrawn: 1 });
    await wait(1300);
    expect((await get('/api/blog/fresh')).status).toBe(404);
  });
});

describe('importing', () => {
  it('changes nothing the second time', async () => {
    const posts = new PostRepository(api.database);
    const version = await posts.version();
    expect(await importPosts(postsDir, posts, renderer)).toMatchObject({ written: 0, withdrawn: 0 });
    expect(await posts.version()).toBe(version);
  });

  it('keeps the id of a post that is edited, withdrawn and brought back', async () => {
    const posts = new PostRepository(api.database);
    const idNow = async () => (await posts.published()).find((one) => one.post.slug === 'kept')?.post.id;
    write('kept.md', postFile('kept', 'One.'));
    await importPosts(postsDir, posts, renderer);
    const id = await idNow();
    rmSync(join(postsDir, 'kept.md'));
    await importPosts(postsDir, posts, renderer);
    expect(await idNow()).toBeUndefined();
    write('kept.md', postFile('kept', 'Two.'));
    await importPosts(postsDir, posts, renderer);
    expect(await idNow()).toBe(id);
    rmSync(join(postsDir, 'kept.md'));
  });

  it('leaves a published post as it was when its file can no longer be read', async () => {
    const posts = new PostRepository(api.database);
    write('broken.md', postFile('broken', 'Good.'));
    await importPosts(postsDir, posts, renderer);
    write('broken.md', 'no front matter');
    const { faults } = await importPosts(postsDir, posts, renderer);
    expect(faults).toContain('broken.md:1: front matter: must stand between two lines of ---');
    expect((await posts.published()).some((one) => one.post.slug === 'broken')).toBe(true);
    rmSync(join(postsDir, 'broken.md'));
    await importPosts(postsDir, posts, renderer);
  });
});

describe('the shipped posts', () => {
  const shipped = readEnvironment({}).postsDir;
  const source = (slug: string) => readFileSync(join(shipped, `${slug}.md`), 'utf8');

  it('cover the regions, more than ten topics and a post with more than three of them', async () => {
    const posts = await list();
    for (const region of ['india', 'nigeria', 'global'])
      expect(posts.filter((one) => one.region === region).length).toBeGreaterThanOrEqual(4);
    expect(new Set(posts.flatMap(({ tags }) => tags)).size).toBeGreaterThan(10);
    expect(Math.max(...posts.map(({ tags }) => tags.length))).toBeGreaterThan(3);
  });

  it('are articles of 500 words and more with headings and sample questions', async () => {
    const slugs = readdirSync(shipped).map((file) => file.replace(/\.md$/, ''));
    expect(slugs.length).toBeGreaterThanOrEqual(12);
    for (const slug of slugs) {
      const text = source(slug).split(/^---$/m).slice(2).join('---');
      expect([slug, text.split(/\s+/).length > 500]).toEqual([slug, true]);
      expect([slug, /^## /m.test(text), /^ask:/m.test(source(slug))]).toEqual([slug, true, true]);
    }
  });
});
