import { expect, it } from '@jest/globals';
import type { Post } from '@northgate/contracts/blog.js';
import { neighboursIn } from './related-posts.js';

const post = (slug: string, tags: string[], region = 'global'): Post => ({
  ...{ id: slug, slug, title: slug, excerpt: '', content: '', tags, region },
  createdAt: '2026-09-01',
  updatedAt: '2026-09-01',
});
const relatedTo = (slug: string, posts: Post[]) =>
  neighboursIn(posts)(posts.findIndex((one) => one.slug === slug)).related.map((link) => link.slug);

it('offers those that share most tags first, and none that shares nothing', () => {
  const posts = [
    post('none', ['legal']),
    post('one', ['edge']),
    post('own', ['edge', 'cctv']),
    post('two', ['cctv', 'edge']),
  ];
  expect(relatedTo('own', posts)).toEqual(['two', 'one']);
});

it('prefers the region, then the newest, and offers three', () => {
  const posts = [
    post('newest', ['edge']),
    post('newer', ['edge']),
    post('own', ['edge'], 'india'),
    post('older', ['edge']),
    post('near', ['edge'], 'india'),
  ];
  expect(relatedTo('own', posts)).toEqual(['near', 'newest', 'newer']);
});

it('leads to the post before and after, as far as there are any', () => {
  const posts = [post('third', []), post('second', []), post('first', [])];
  const find = neighboursIn(posts);
  const slugs = [0, 1, 2].map((index) => [find(index).older?.slug, find(index).newer?.slug]);
  expect(slugs).toEqual([
    ['second', undefined],
    ['first', 'third'],
    [undefined, 'second'],
  ]);
});

it('counts a tag that a post names twice once', () => {
  const posts = [
    post('twice', ['edge', 'edge']),
    post('own', ['edge', 'cctv']),
    post('both', ['edge', 'cctv']),
  ];
  expect(relatedTo('own', posts)).toEqual(['both', 'twice']);
});
