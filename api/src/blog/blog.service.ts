import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../http/app-error.js';
import { tagged, type TaggedBody } from '../http/tagged-body.js';
import { ContentAnnouncer } from './content-announcer.js';
import { PostImporter } from './post-importer.js';
import { PostRepository, type StoredPost } from './post.repository.js';
import { takeSnapshot, type Snapshot } from './take-snapshot.js';

/** How often the database is asked whether posts have changed, in milliseconds. */
const pollInterval = 1000;

const nothing = tagged([]);

/** Serves posts from memory and follows the database and the clock, so that replicas agree within about a second. */
@Injectable()
export class BlogService implements OnModuleDestroy {
  private readonly logger = new Logger('Blog');
  private snapshot: Snapshot | undefined;
  /** Version of the database the snapshot was taken from, and how many were taken. */
  private version = -1;
  private taken = 0;
  private last: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private failing = false;

  constructor(
    private readonly repository: PostRepository,
    private readonly announcer: ContentAnnouncer,
    private readonly importer: PostImporter,
  ) {}

  /** Imports the files of posts and begins to follow the database; answers what was imported once all posts are in memory. */
  async start() {
    const imported = await this.importer.run();
    await this.refresh();
    this.timer = setTimeout(() => void this.poll(), pollInterval).unref();
    return imported;
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

  /** Every address of content with its ETag. */
  manifest(): TaggedBody {
    return this.current().manifest;
  }

  /** Addresses of posts that have become others. */
  redirects(): TaggedBody {
    return this.current().redirects;
  }

  /** What search reads, with a number that changes whenever the posts do; empty before the first load. */
  searchable(): { version: number; posts: StoredPost[] } {
    return { version: this.taken, posts: this.snapshot?.posts ?? [] };
  }

  /** Reads the posts again if they have changed or one has become due; one reading at a time. */
  refresh(): Promise<void> {
    const next = this.last.then(() => this.load());
    this.last = next.catch(() => {});
    return next;
  }

  private async load(): Promise<void> {
    const version = await this.repository.version();
    const before = this.snapshot;
    const now = Date.now();
    if (before && version === this.version && now < before.nextDue) return;
    this.snapshot = takeSnapshot(await this.repository.published(), now, await this.repository.redirects());
    this.version = version;
    this.taken += 1;
    const { etag } = this.snapshot.manifest;
    if (before && before.manifest.etag !== etag) void this.announcer.announce(etag);
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
