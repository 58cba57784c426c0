import { describe, expect, test } from '@jest/globals';
import { summary, threePosts } from '../../testing/posts';
import { cardTags, filterPosts, isFiltered, isNarrowed, noFilters, topicsOf } from './filters.logic';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index + 1}`);
const slugs = (filters: Partial<typeof noFilters>) =>
  filterPosts(threePosts, { ...noFilters, ...filters }).map(({ slug }) => slug);

describe('the tags on a card', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 3, 0],
    [4, 3, 1],
    [5, 3, 2],
    [10, 3, 7],
  ])('of %i tags %i are shown and %i more are counted', (count, shown, more) => {
    expect(cardTags(numbered(count))).toEqual({ shown: numbered(shown), more });
  });
});

describe('the topics', () => {
  test.each([
    [0, 0],
    [1, 1],
    [9, 9],
    [10, 10],
    [11, 10],
    [25, 10],
  ])('of %i distinct tags are %i', (count, topics) => {
    const posts = numbered(count).map((tag) => summary({ tags: [tag] }));
    expect(topicsOf(posts)).toEqual(numbered(count).slice(0, topics));
  });

  test('come in the order of the posts, each once', () => {
    const posts = [summary({ tags: ['b', 'a'] }), summary({ tags: ['a', 'c', 'b'] })];
    expect(topicsOf(posts)).toEqual(['b', 'a', 'c']);
  });

  test('hold the chosen one, whether or not it is among the first ten', () => {
    const posts = [summary({ tags: numbered(12) })];
    expect(topicsOf(posts, 'tag 2')).toEqual(numbered(10));
    expect(topicsOf(posts, 'tag 12')).toEqual([...numbered(9), 'tag 12']);
  });
});

describe('the filters', () => {
  test('find a title whatever its case', () => {
    expect(slugs({ search: 'ROI' })).toEqual(['roi']);
  });

  test('find an excerpt whatever its case', () => {
    expect(slugs({ search: 'LONE dissenter' })).toEqual(['agents']);
  });

  test('trim the search text and let an empty one match all', () => {
    expect(slugs({ search: '  roi ' })).toEqual(['roi']);
    expect(slugs({ search: '   ' })).toHaveLength(3);
  });

  test('accept any search text, also one that would be a broken pattern', () => {
    expect(slugs({ search: '(*[\\' })).toEqual([]);
    expect(
      filterPosts([summary({ title: 'What? (Really)' })], { ...noFilters, search: '? (r' }),
    ).toHaveLength(1);
  });

  test('do not search what is behind the card', () => {
    expect(slugs({ search: 'nigeria' })).toEqual([]);
    expect(slugs({ search: '2026-10' })).toEqual([]);
  });

  test('do not search tags', () => {
    expect(slugs({ search: 'decision platform' })).toEqual([]);
  });

  test('want a tag that equals the topic exactly', () => {
    expect(slugs({ topic: 'edge' })).toEqual(['cameras', 'roi']);
    expect(slugs({ topic: 'Edge' })).toEqual([]);
    expect(slugs({ topic: 'decision' })).toEqual([]);
  });

  test('want both when search and topic are set', () => {
    expect(slugs({ search: 'calculator', topic: 'edge' })).toEqual(['roi']);
    expect(slugs({ search: 'calculator', topic: 'cctv' })).toEqual([]);
  });

  test('leave the region to the server', () => {
    expect(slugs({ region: 'india' })).toHaveLength(3);
  });

  test('tell what narrows the list here from what can be cleared', () => {
    expect(isNarrowed({ ...noFilters, region: 'india' })).toBe(false);
    expect(isFiltered({ ...noFilters, region: 'india' })).toBe(true);
    expect(isNarrowed({ ...noFilters, topic: 'edge' })).toBe(true);
    expect(isFiltered(noFilters)).toBe(false);
  });
});
