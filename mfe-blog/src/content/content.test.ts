import { describe, expect, test } from '@jest/globals';
import { article } from './article.content';
import { listing } from './listing.content';

/** Every text in a tree of content, with the way to it. */
const textsOf = (value: unknown, way: string): [string, string][] =>
  typeof value === 'string'
    ? [[way, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${way}.${key}`));

const texts = [...textsOf(listing, 'listing'), ...textsOf(article, 'article')].filter(
  ([way]) => way !== 'listing.filters.regions.0.value',
);

describe('the content of the blog', () => {
  test.each(texts)('%s says something', (_, text) => {
    expect(text.trim()).not.toBe('');
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/lorem|ipsum|todo|tbd|xxx|placeholder/i);
  });

  test('the about card has four capabilities', () => {
    expect(article.about.capabilities).toHaveLength(4);
  });

  test('every article is said to take five minutes', () => {
    expect(listing.readingTime).toBe('5 min read');
  });
});
