import type { Article, Post, PostSummary } from '@northgate/contracts/blog.js';
import { redirectsPath, type ContentManifest } from '@northgate/contracts/content-manifest.js';
import { paths } from '@northgate/site/paths.js';
import { tagged, type TaggedBody } from '../http/tagged-body.js';
import type { FormerSlug, StoredPost } from './post.repository.js';
import { neighboursIn, type Neighbours } from './related-posts.js';

/** The posts that are out at one moment, ready to be sent. */
export interface Snapshot {
  posts: StoredPost[];
  everywhere: TaggedBody;
  byRegion: Map<string, TaggedBody>;
  bySlug: Map<string, TaggedBody>;
  manifest: TaggedBody;
  /** Addresses of posts that have become others. */
  redirects: TaggedBody;
  /** When the next scheduled post appears, in milliseconds since 1970. */
  nextDue: number;
}

/** Posts whose date is still to come are left out. */
export function takeSnapshot(stored: StoredPost[], now: number, former: FormerSlug[] = []): Snapshot {
  const due = ({ post }: StoredPost) => Date.parse(post.createdAt);
  const posts = stored.filter((one) => due(one) <= now);
  const nextDue = stored.map(due).reduce((next, at) => (at > now && at < next ? at : next), Infinity);
  const summaries = posts.map(({ post }) => summaryOf(post));
  const regions = new Set(summaries.map(({ region }) => region));
  const inRegion = (wanted: string) => tagged(summaries.filter(({ region }) => region === wanted));
  const everywhere = tagged(summaries);
  const neighboursAt = neighboursIn(posts.map(({ post }) => post));
  const bySlug = new Map(
    posts.map(({ post }, index) => [post.slug.toLowerCase(), tagged(articleOf(post, neighboursAt(index)))]),
  );
  const moved = former.flatMap(({ slug, id }) => {
    const to = posts.find(({ post }) => post.id === id)?.post.slug;
    return to === undefined ? [] : [[paths.article(slug.toLowerCase()), paths.article(to)] as const];
  });
  const redirects = tagged(Object.fromEntries(moved));
  return {
    posts,
    redirects,
    everywhere,
    byRegion: new Map([...regions].map((region) => [region, inRegion(region)])),
    bySlug,
    manifest: tagged({
      ...manifestOf(everywhere, posts, bySlug),
      ...(moved.length ? { [redirectsPath]: redirects.etag } : {}),
    }),
    nextDue,
  };
}

const articleOf = (post: Post, neighbours: Neighbours): Article => ({ ...post, ...neighbours });

const summaryOf = ({ content: _, updatedAt: __, ...summary }: Post): PostSummary => summary;

const manifestOf = (
  everywhere: TaggedBody,
  posts: StoredPost[],
  bySlug: Map<string, TaggedBody>,
): ContentManifest => ({
  '/api/blog': everywhere.etag,
  ...Object.fromEntries(
    posts.map(({ post: { slug } }) => [`/api/blog/${slug}`, bySlug.get(slug.toLowerCase())!.etag]),
  ),
});
