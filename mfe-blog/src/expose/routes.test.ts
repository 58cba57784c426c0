import { describe, expect, jest, test } from '@jest/globals';
import type { LoadContext } from '@northgate/contracts/remote';
import { defaultBrand as brand } from '@northgate/site/brand.default';
import { post, summary, threePosts } from '../testing/posts';
import { routes } from './routes';

const [listing, furtherPages, article] = routes;
const answering = (answer: () => Promise<unknown>) => ({
  brand,
  params: { slug: 'one' },
  read: jest.fn(answer) as unknown as LoadContext['read'],
});

describe('the listing', () => {
  test('is loaded from the api, changes with content and boots by itself', async () => {
    const context = answering(async () => threePosts);
    expect(await listing.load!(context)).toEqual({ posts: threePosts, page: 1, pages: 1 });
    expect(context.read).toHaveBeenCalledWith('/api/blog');
    expect(listing).toMatchObject({ path: '/blog', content: true });
  });

  test('has further pages for more than 24 posts, each with a title of its own', async () => {
    const many = Array.from({ length: 60 }, (_, index) => summary({ slug: `post-${index}` }));
    expect(await listing.load!(answering(async () => many))).toMatchObject({
      posts: many.slice(0, 24),
      pages: 3,
    });
    const context = { ...answering(async () => many), params: { page: '3' } };
    expect(await furtherPages.paths!(context)).toEqual(['/blog/page/2', '/blog/page/3']);
    const data = await furtherPages.load!(context);
    expect(data).toEqual({ posts: many.slice(48), page: 3, pages: 3 });
    expect(furtherPages.meta({ data, brand, params: {} }).title).toBe(
      'AI Insights and Resources, page 3 | Northgate AI',
    );
  });

  test.each(['0', '4', 'x', '2.5', ''])('has no page "%s" of 60 posts', async (page) => {
    const many = Array.from({ length: 60 }, () => summary());
    expect(await furtherPages.load!({ ...answering(async () => many), params: { page } })).toBeNull();
  });

  test('has a title and a description', () => {
    const meta = listing.meta({ data: { posts: threePosts, page: 1, pages: 1 }, brand, params: {} });
    expect(meta.title).toBe('AI Insights and Resources | Northgate AI');
    expect(meta.description.length).toBeGreaterThan(60);
  });
});

describe('an article', () => {
  test('has one page per post', async () => {
    const found = await article.paths!(answering(async () => threePosts));
    expect(found).toEqual(['/blog/cameras', '/blog/roi', '/blog/agents']);
  });

  test('is loaded by its slug', async () => {
    const context = answering(async () => post());
    expect(await article.load!(context)).toEqual(post());
    expect(context.read).toHaveBeenCalledWith('/api/blog/one');
  });

  test('does not exist after a 404', async () => {
    expect(await article.load!(answering(() => Promise.reject(new Error('404: Not Found'))))).toBeNull();
  });

  test('is not declared missing when the api is down', async () => {
    const down = answering(() => Promise.reject(new Error('503: Service Unavailable')));
    await expect(article.load!(down)).rejects.toThrow('503');
  });

  test('tells search engines what it is', () => {
    const meta = article.meta({ data: post({ title: 'A post' }), brand, params: { slug: 'one' } });
    expect(meta).toMatchObject({
      title: 'A post | Northgate AI',
      description: post().excerpt,
      breadcrumb: [
        { title: 'AI Insights', path: '/blog' },
        { title: 'A post', path: '/blog/one' },
      ],
    });
    expect(meta.jsonLd).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'A post',
        datePublished: '2026-10-28T00:00:00.000Z',
        dateModified: '2026-10-30T00:00:00.000Z',
        image: 'https://www.northgate.example/social/blog/one.png',
        url: 'https://www.northgate.example/blog/one',
        author: { name: 'Northgate AI' },
      },
    ]);
  });

  test('that does not exist is titled so', () => {
    expect(article.meta({ data: null, brand, params: {} }).title).toBe('Article Not Found | Northgate AI');
  });
});
