import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { paths } from '@northgate/site/paths.js';
import type { StoredPost } from '../blog/post.repository.js';
import type { SearchPassage } from './passage-index.js';

type Page = ContentIndex['pages'][number];

/** The site's pages as search sees them; the company's name is dropped from titles. */
export const passagesOfPages = (pages: Page[], companyName: string): SearchPassage[] =>
  pages.filter(isSearchable).flatMap((page) =>
    withSummary(page.passages, {
      kind: 'page',
      lead: page.description,
      path: page.path,
      title: plainTitle(page.title, companyName),
      summary: page.description,
      ask: '',
    }),
  );

/** The posts as search sees them. */
export const passagesOfPosts = (posts: StoredPost[]): SearchPassage[] =>
  posts.flatMap(({ post, ask, passages }) =>
    withSummary(passages, {
      kind: 'post',
      lead: post.excerpt,
      path: paths.article(post.slug),
      title: post.title,
      summary: post.tags.join(', '),
      ask: ask.join(' '),
    }),
  );

/** Posts come from the database, where they are complete and new; the index would only repeat them. */
const isSearchable = ({ path }: Page): boolean => path !== paths.blog && !path.startsWith(paths.article(''));

const plainTitle = (title: string, companyName: string): string => {
  const [name, separator] = title.split(/(\s+[|·–—-]\s+)(?=[^|·–—-]*$)/);
  return separator && title.endsWith(companyName) ? name! : title;
};

type Whole = Pick<SearchPassage, 'kind' | 'path' | 'title' | 'summary' | 'ask'> & { lead: string };

function withSummary(passages: Page['passages'], whole: Whole): SearchPassage[] {
  const { lead, summary, ask, ...page } = whole;
  const first = { ...page, anchor: '', heading: '', text: lead, summary, ask };
  return [first, ...passages.map((passage) => ({ ...page, ...passage, summary: '', ask: '' }))];
}
