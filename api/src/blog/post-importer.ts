import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../environment.js';
import { importPosts } from './import-posts.js';
import { PostRenderer } from './post-renderer.js';
import { PostRepository } from './post.repository.js';

/** Brings the posts in the database up to date with their files. */
@Injectable()
export class PostImporter {
  private readonly logger = new Logger('Posts');

  constructor(
    private readonly environment: Environment,
    private readonly posts: PostRepository,
    private readonly renderer: PostRenderer,
  ) {}

  /** Answers how many were written and withdrawn; a post with a fault is named in the log. */
  async run() {
    const { faults, kept, ...done } = await importPosts(this.environment.postsDir, this.posts, this.renderer);
    for (const fault of faults) this.logger.error(`post not imported: ${fault}`);
    for (const name of kept)
      this.logger.log(`${name} gives way to what was published or withdrawn at run time`);
    return done;
  }
}
