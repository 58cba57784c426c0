import type { Article, Post, PostSummary } from '@northgate/contracts/blog.js';
import type { ContentManifest } from '@northgate/contracts/content-manifest.js';
import { tagged, type TaggedBody } from '../http/tagged-body.js';
import type { StoredPost } from './post.repository.js';
import { neighboursIn, type Neighbours } from './related-posts.js';

/** The posts that are out at one moment, ready to be sent. */
export interface Snapshot {
  posts: StoredPost[];
  everywhere: TaggedBody;
  byRegion: Map<string, TaggedBody>;
  bySlug: Map<string, TaggedBody>;
  manifest: TaggedBody;
  /** When the next scheduled post appears, in milliseconds since 1970. */
  nextDue: number;
}

/** Posts whose date is still to come are left out. */
export function takeSnapshot(stored: StoredPost[], now: number): Snapshot {
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
  return {
    posts,
    everywhere,
    byRegion: new Map([...regions].map((region) => [region, inRegion(region)])),
    bySlug,
    manifest: tagged(manifestOf(everywhere, posts, bySlug)),
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
