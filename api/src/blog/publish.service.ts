import { Injectable, Logger } from '@nestjs/common';
import type { PublishAnswer } from '@northgate/contracts/publish.js';
import { AppError } from '../http/app-error.js';
import { BlogService } from './blog.service.js';
import { PostFileError, PostLimitError } from './post-file.js';
import { PostRenderer } from './post-renderer.js';
import { PostRepository, runTimeSource, type PostRow } from './post.repository.js';

/** Publishes and withdraws posts while the api runs; all replicas follow through the database. */
@Injectable()
export class PublishService {
  private readonly logger = new Logger('Publish');

  constructor(
    private readonly posts: PostRepository,
    private readonly blog: BlogService,
    private readonly renderer: PostRenderer,
  ) {}

  /**
   * Creates or updates the post of a Markdown file.
   * Throws `invalid-input` or, beyond a limit, `too-complex`; both name file, line and field.
   */
  async publish({ file, markdown }: { file: string; markdown: string }): Promise<PublishAnswer> {
    const row = await this.renderer.rowOf('', file, markdown).catch((error: unknown) => {
      if (!(error instanceof PostFileError)) throw error;
      const code = error instanceof PostLimitError ? 'too-complex' : 'invalid-input';
      throw new AppError(code, { error: error.message, fields: { [error.field]: error.message } });
    });
    row.source = runTimeSource + row.slug_key;
    const change = await this.posts.change((changes) => changes.publish(row));
    return this.done({ slug: row.slug, status: statusOf(row), change });
  }

  /** Takes a post off the site; throws `not-found` when there is none. */
  async withdraw(slug: string): Promise<PublishAnswer> {
    const change = await this.posts.change((changes) => changes.withdrawSlug(slug.toLowerCase()));
    if (!change) throw new AppError('not-found', { error: `There is no post with the slug ${slug}.` });
    return this.done({ slug, status: 'withdrawn', change });
  }

  /** What was committed is committed, even if it can only be read again a moment later. */
  private async done(answer: PublishAnswer): Promise<PublishAnswer> {
    this.logger.log(`post ${answer.status}`, answer);
    await this.blog.refresh().catch(() => {});
    return answer;
  }
}

const statusOf = ({ status, created_at }: PostRow): PublishAnswer['status'] =>
  status === 'published' && created_at > new Date().toISOString() ? 'scheduled' : status;
