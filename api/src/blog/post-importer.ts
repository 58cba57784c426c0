import { Injectable, Logger } from '@nestjs/common';
import { Environment } from '../environment.js';
import { importPosts } from './import-posts.js';
import { PostRenderer } from './post-renderer.js';
import { PostRepository } from './post.repository.js';

/** Brings the posts in the database up to date with their files. */
@Injectable()
export class PostImporter {
  private readonly logger = new Logger('Posts');
  /** Files that differ from the database and were left aside by the last run. */
  leftAside: string[] = [];

  constructor(
    private readonly environment: Environment,
    private readonly posts: PostRepository,
    private readonly renderer: PostRenderer,
  ) {}

  /** Answers how many were written and withdrawn; a post with a fault is named in the log. */
  async run() {
    const { postsDir, importPosts: mode } = this.environment;
    const { faults, kept, leftAside, ...done } = await importPosts(postsDir, this.posts, this.renderer, mode);
    this.leftAside = leftAside;
    for (const name of leftAside) this.logger.log(`${name} differs from the database and was left aside`);
    for (const fault of faults) this.logger.error(`post not imported: ${fault}`);
    for (const name of kept)
      this.logger.log(`${name} gives way to what was published or withdrawn at run time`);
    return done;
  }
}
