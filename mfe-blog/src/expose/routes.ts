import type { Article, PostSummary } from '@northgate/contracts/blog';
import type { LoadContext, RemoteRoute } from '@northgate/contracts/remote';
import { paths } from '@northgate/site/paths';
import { articleMeta } from '../features/article/article-meta';
import { listingMeta } from '../features/listing/listing-meta';
import { listingPage, pagesFor, type ListingPage } from '../features/listing/pages.logic';
import { completeArticle } from '../lib/complete-article';

/** The post a path names; null when the api has none. */
async function loadPost({ params, read }: LoadContext): Promise<Article | null> {
  try {
    return completeArticle(await read<Article>(`/api/blog/${encodeURIComponent(params.slug ?? '')}`));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('404')) return null;
    throw error;
  }
}

type Read = LoadContext['read'];
const allPosts = (read: Read) => read<PostSummary[]>('/api/blog');

const listingRoute: RemoteRoute<ListingPage> = {
  path: paths.blog,
  page: './blog-page',
  content: true,
  load: async ({ read }) => listingPage(await allPosts(read), 1),
  meta: ({ brand }) => listingMeta(brand),
};

const furtherPagesRoute: RemoteRoute<ListingPage> = {
  path: paths.blogPage(':page'),
  page: './blog-page',
  content: true,
  paths: async ({ read }) => {
    const pages = pagesFor((await allPosts(read)).length);
    return Array.from({ length: pages - 1 }, (_, index) => paths.blogPage(index + 2));
  },
  load: async ({ params, read }) => listingPage(await allPosts(read), Number(params.page)),
  meta: ({ data, brand }) => listingMeta(brand, data?.page),
};

const articleRoute: RemoteRoute<Article> = {
  path: paths.article(':slug'),
  page: './article-page',
  content: true,
  paths: async ({ read }) => (await allPosts(read)).map((post) => paths.article(post.slug)),
  load: loadPost,
  meta: ({ data, brand }) => articleMeta(data, brand),
};

/** The blog's pages: the listing in pages, which moves by itself, and one per post. */
export const routes: [RemoteRoute<ListingPage>, RemoteRoute<ListingPage>, RemoteRoute<Article>] = [
  listingRoute,
  furtherPagesRoute,
  articleRoute,
];
