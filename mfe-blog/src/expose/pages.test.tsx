/** @jest-environment node */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Article } from '@northgate/contracts/blog';
import type { PageProps } from '@northgate/contracts/remote';
import type { ComponentType, ReactElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import type { ListingPage } from '../features/listing/pages.logic';
import { post, summary, threePosts } from '../testing/posts';

let BlogPage: ComponentType<PageProps<ListingPage | null>>;
let ArticlePage: ComponentType<PageProps<Article | null>>;

beforeAll(async () => {
  Object.assign(globalThis, { SERVER: true, DRAWS_STATIC_PARTS: true });
  BlogPage = (await import('./blog-page')).default;
  ArticlePage = (await import('./article-page')).default;
  provideFakeFrame();
  // The module loader of the tests cannot link two dynamic imports at a time, as a page would ask it to.
  for (const load of parts) await load();
});

const parts = [
  () => import('../lib/drawings/covers/post-cover'),
  () => import('../features/listing/blog-head-section'),
  () => import('../features/listing/post-list'),
  () => import('../features/listing/closing-words'),
  () => import('../features/article/article-head-section'),
  () => import('../features/article/article-contents'),
  () => import('../features/article/article-facts'),
  () => import('../features/article/article-body'),
  () => import('../features/article/about-words'),
  () => import('../features/article/about-tiles'),
  () => import('../features/article/related-articles'),
  () => import('../features/article/ways-on'),
  () => import('../features/article/share-button'),
  () => import('../features/article/article-lookup'),
];

async function prerender(page: ReactElement): Promise<string> {
  const routed = <StaticRouter location="/blog">{page}</StaticRouter>;
  const { prelude } = await prerenderToNodeStream(routed, {
    onError: (error) => {
      throw error;
    },
  });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  return parts.join('');
}

const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

/** Levels of the headings in their order. */
const levels = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
const skips = (html: string) => levels(html).some((level, index, all) => level > (all[index - 1] ?? 0) + 1);

describe('the prerendered listing', () => {
  test('has its title, every post with a drawn cover, and the closing call', async () => {
    const html = await prerender(<BlogPage data={{ posts: threePosts, page: 1, pages: 1 }} params={{}} />);
    expect(html).toMatch(/<h1[^>]*>AI Insights and Resources<\/h1>/);
    for (const { slug } of threePosts) {
      expect(count(html, `href="/blog/${slug}"`)).toBe(1);
      expect(html).toMatch(new RegExp(`data-static="cover-${slug}-[^"]*"[^>]*><svg[^>]*cov-`));
    }
    expect(count(html, 'cov-lead')).toBe(1);
    expect(count(html, 'cov-card')).toBe(2);
    expect(count(html, '5 min read')).toBe(3);
    expect(html).toMatch(/<a href="\/#contact"[^>]*>Get in Touch<\/a>/);
    expect(levels(html)).toEqual([1, 2, 2, 2, 2]);
  });

  test('links to the pages before and after it', async () => {
    const html = await prerender(<BlogPage data={{ posts: threePosts, page: 2, pages: 3 }} params={{}} />);
    expect(html).toMatch(/<a(?=[^>]*rel="prev")[^>]*href="\/blog"[^>]*>(?:(?!<\/a>).)*Newer articles/);
    expect(html).toMatch(/<a(?=[^>]*rel="next")[^>]*href="\/blog\/page\/3"[^>]*>Older articles/);
    expect(html).toMatch(/<a[^>]*href="\/blog\/page\/2"[^>]*aria-current="page"/);
  });

  test('shows skeletons when there were no posts to be had', async () => {
    expect(count(await prerender(<BlogPage data={null} params={{}} />), 'data-skeleton')).toBe(6);
  });
});

describe('the prerendered article', () => {
  test('has everything the article is made of', async () => {
    const html = await prerender(
      <ArticlePage data={post({ tags: ['a', 'b', 'c', 'd'] })} params={{ slug: 'one' }} />,
    );
    for (const text of ['Nigeria', 'October 28, 2026', '5 min read', post().excerpt])
      expect(html).toContain(text);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${post().title}</h1>`));
    expect(html).toMatch(/<a href="\/blog"(?:(?!<\/a>).)*Back to Blog/);
    expect(html).toMatch(/<dt>Published by<\/dt><dd>Northgate AI<\/dd>/);
    for (const text of ['a, b, c, d', 'Share', 'About Northgate AI']) expect(html).toContain(text);
    expect(html).toContain('<h2 id="section-batteries">Batteries</h2>');
    expect(html).toMatch(/<a href="\/#contact"[^>]*>Get Expert Consultation<\/a>/);
    expect(html).toMatch(/<a href="\/blog"[^>]*>View All Articles/);
    expect(count(html, '<h3')).toBe(4);
    expect(levels(html).filter((level) => level === 1)).toHaveLength(1);
    expect(skips(html)).toBe(false);
  });

  test('leads on to articles about the same, and to those before and after it', async () => {
    const [older, newer] = [summary({ slug: 'older' }), summary({ slug: 'newer' })];
    const data = post({ older, newer, related: [summary({ slug: 'same', tags: ['legal'] }), older] });
    const html = await prerender(<ArticlePage data={data} params={{ slug: 'one' }} />);
    expect(html).toMatch(/<h2[^>]*>More on this<\/h2>/);
    expect(count(html, 'cov-card')).toBe(2);
    expect(html).toMatch(/<a href="\/blog\/same"/);
    expect(html).toMatch(/<a href="\/blog\/newer" rel="prev"/);
    expect(html).toMatch(/<a href="\/blog\/older" rel="next"/);
    expect(skips(html)).toBe(false);
  });

  test('says that it does not exist', async () => {
    const html = await prerender(<ArticlePage data={null} params={{}} />);
    expect(html).toMatch(/<h1[^>]*>Article Not Found<\/h1>/);
    expect(html).toMatch(/<a href="\/blog"[^>]*>Back to Blog<\/a>/);
  });
});
