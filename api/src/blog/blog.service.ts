import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { PostSummary } from '@northgate/contracts/blog.js';
import { AppError } from '../http/app-error.js';
import { tagged, type TaggedBody } from '../http/entity-tag.js';
import { PostRepository, type StoredPost } from './post.repository.js';

/** How often the database is asked whether posts have changed, in milliseconds. */
const pollInterval = 1000;

interface Snapshot {
  version: number;
  posts: StoredPost[];
  everywhere: TaggedBody;
  byRegion: Map<string, TaggedBody>;
  bySlug: Map<string, TaggedBody>;
}

const nothing = tagged([]);

/** Serves posts from memory and follows the database, so that replicas agree within about a second. */
@Injectable()
export class BlogService implements OnModuleDestroy {
  private readonly logger = new Logger('Blog');
  private snapshot: Snapshot | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failing = false;

  constructor(private readonly repository: PostRepository) {}

  /** Begins to follow the database; the posts are in memory when this resolves. */
  async start(): Promise<void> {
    await this.refresh();
    this.timer = setTimeout(() => void this.poll(), pollInterval).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Posts of one region, or of all. */
  list(region?: string): TaggedBody {
    const { everywhere, byRegion } = this.current();
    return region === undefined ? everywhere : (byRegion.get(region) ?? nothing);
  }

  /** One post, whatever the case of its slug; throws `not-found`. */
  find(slug: string): TaggedBody {
    const post = this.current().bySlug.get(slug.toLowerCase());
    if (!post) throw new AppError('not-found', { error: 'Blog post not found' });
    return post;
  }

  /** What search reads, with a number that changes whenever the posts do; empty before the first load. */
  searchable(): { version: number; posts: StoredPost[] } {
    return this.snapshot ?? { version: -1, posts: [] };
  }

  /** Reads the posts again if they have changed. */
  async refresh(): Promise<void> {
    const version = await this.repository.version();
    if (version === this.snapshot?.version) return;
    this.snapshot = takeSnapshot(version, await this.repository.published());
  }

  private current(): Snapshot {
    if (!this.snapshot) throw new AppError('unavailable', { retryAfterSeconds: 2 });
    return this.snapshot;
  }

  private async poll(): Promise<void> {
    try {
      await this.refresh();
      this.failing = false;
    } catch (error) {
      if (!this.failing) this.logger.warn(`serving the posts in memory: ${(error as Error).message}`);
      this.failing = true;
    }
    if (this.timer) this.timer = setTimeout(() => void this.poll(), pollInterval).unref();
  }
}

function takeSnapshot(version: number, posts: StoredPost[]): Snapshot {
  const summaries = posts.map(({ post: { content: _, ...summary } }): PostSummary => summary);
  const regions = new Set(summaries.map(({ region }) => region));
  const inRegion = (wanted: string) => tagged(summaries.filter(({ region }) => region === wanted));
  return {
    version,
    posts,
    everywhere: tagged(summaries),
    byRegion: new Map([...regions].map((region) => [region, inRegion(region)])),
    bySlug: new Map(posts.map(({ post }) => [post.slug.toLowerCase(), tagged(post)])),
  };
}
