import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { paths } from '@northgate/site/paths.js';
import type { StoredPost } from '../blog/post.repository.js';
import type { SearchDocument } from './document-index.js';

type Page = ContentIndex['pages'][number];

/** The site's pages as search sees them; the company's name is dropped from titles. */
export const documentsOfPages = (pages: Page[], companyName: string): SearchDocument[] =>
  pages.filter(isSearchable).map(({ path, title, description, ask, passages }) => ({
    kind: 'page',
    path,
    title: plainTitle(title, companyName),
    summary: description,
    ask: ask.join('\n'),
    passages: [beginning(description), ...passages],
  }));

/** The posts as search sees them. */
export const documentsOfPosts = (posts: StoredPost[]): SearchDocument[] =>
  posts.map(({ post, ask, passages }) => ({
    kind: 'post',
    path: paths.article(post.slug),
    title: post.title,
    summary: post.tags.join(', '),
    ask: ask.join('\n'),
    passages: [beginning(post.excerpt), ...passages],
  }));

const beginning = (text: string) => ({ anchor: '', heading: '', text });

/** Posts come from the database, where they are complete and new; the index would only repeat them. */
const isSearchable = ({ path }: Page): boolean => path !== paths.blog && !path.startsWith(paths.article(''));

const plainTitle = (title: string, companyName: string): string => {
  const [name, separator] = title.split(/(\s+[|·–—-]\s+)(?=[^|·–—-]*$)/);
  return separator && title.endsWith(companyName) ? name! : title;
};
