import type { Post, PostSummary } from '@northgate/contracts/blog';
import type { LoadContext, RemoteRoute } from '@northgate/contracts/remote';
import { paths } from '@northgate/site/paths';
import { articleMeta } from '../features/article/article-meta';
import { cardsAtFirst } from '../features/listing/filters.logic';
import { listingMeta } from '../features/listing/listing-meta';

/** The post a path names; null when the api has none. */
async function loadPost({ params, read }: LoadContext): Promise<Post | null> {
  try {
    return await read<Post>(`/api/blog/${encodeURIComponent(params.slug ?? '')}`);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('404')) return null;
    throw error;
  }
}

const listingRoute: RemoteRoute<PostSummary[]> = {
  path: paths.blog,
  page: './blog-page',
  content: true,
  load: async ({ read }) => (await read<PostSummary[]>('/api/blog')).slice(0, cardsAtFirst),
  meta: ({ brand }) => listingMeta(brand),
};

const articleRoute: RemoteRoute<Post> = {
  path: paths.article(':slug'),
  page: './article-page',
  content: true,
  paths: async ({ read }) => (await read<PostSummary[]>('/api/blog')).map((post) => paths.article(post.slug)),
  load: loadPost,
  meta: ({ data, brand }) => articleMeta(data, brand),
};

/** The blog's pages: the listing, which moves by itself, and one per post. */
export const routes: [RemoteRoute<PostSummary[]>, RemoteRoute<Post>] = [listingRoute, articleRoute];
