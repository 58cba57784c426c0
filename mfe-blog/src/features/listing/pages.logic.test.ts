import { describe, expect, test } from '@jest/globals';
import { summary } from '../../testing/posts';
import { linkedPages, listingPage } from './pages.logic';

const posts = (count: number) =>
  Array.from({ length: count }, (_, index) => summary({ slug: `post-${index}` }));

describe('the pages of the listing', () => {
  test.each([
    [0, 1, 0, 1],
    [24, 1, 24, 1],
    [25, 1, 24, 2],
    [25, 2, 1, 2],
    [2000, 84, 8, 84],
  ])('of %i posts page %i holds %i and there are %i', (count, page, held, pages) => {
    expect(listingPage(posts(count), page)).toMatchObject({ page, pages, posts: { length: held } });
  });

  test('hold every post once, newest first', () => {
    const all = posts(60);
    expect([1, 2, 3].flatMap((page) => listingPage(all, page)!.posts)).toEqual(all);
  });

  test.each([0, 3, -1, 1.5, NaN])('there is no page %p of 30 posts', (page) => {
    expect(listingPage(posts(30), page)).toBeNull();
  });

  test.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [8, 9, [1, null, 7, 8, 9]],
  ])('page %i of %i links to %p', (page, pages, linked) => {
    expect(linkedPages(page, pages)).toEqual(linked);
  });
});
