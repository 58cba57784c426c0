import type { PostSummary } from '@northgate/contracts/blog';

/** One page of the listing: its posts, newest first, its number from 1, and how many pages there are. */
export interface ListingPage {
  posts: PostSummary[];
  page: number;
  pages: number;
}

export const postsPerPage = 24;

/** How many pages so many posts fill; one at least. */
export const pagesFor = (posts: number): number => Math.max(1, Math.ceil(posts / postsPerPage));

/** A page of all posts; null where there is none of this number. The first page is there without any post. */
export function listingPage(posts: PostSummary[], page: number): ListingPage | null {
  const pages = pagesFor(posts.length);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  return { posts: posts.slice((page - 1) * postsPerPage, page * postsPerPage), page, pages };
}

/** Pages that are linked from one: the first, those beside it, and the last; null where some are left out. */
export function linkedPages(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((one, index) => (index > 0 && one - numbers[index - 1]! > 1 ? [null, one] : [one]));
}
