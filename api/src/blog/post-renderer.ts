import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../http/app-error.js';
import { PostFileError, PostLimitError } from './post-file.js';
import { postLimits } from './post-limits.js';
import type { PostRow } from './post.repository.js';
import { RenderChild, type RenderRequest } from './render-child.js';

/** How long the process stays without work, and how long a post waits for those before it, in milliseconds. */
const idleTime = 10_000;
const longestWait = 10_000;

const simpler = 'make tables smaller, and nest and repeat marks less';
const reasons = {
  size: `must not be longer than ${postLimits.source / 1024} KB`,
  time: `must be rendered within ${postLimits.time / 1000} s: ${simpler}`,
  memory: `must be rendered in ${postLimits.memory} MB of memory: ${simpler}`,
};

/** Makes rows of Markdown files in a process of its own, which is ended when a file is beyond a limit. */
@Injectable()
export class PostRenderer implements OnModuleDestroy {
  private child: Promise<RenderChild> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /**
   * A file as the row of a post that comes from `source`, one file after the other.
   * Throws `PostFileError`, and `too-many-requests` when those before it take too long.
   */
  rowOf(source: string, name: string, text: string): Promise<PostRow> {
    const latest = performance.now() + longestWait;
    const next = this.last.then(() => {
      if (performance.now() > latest) throw new AppError('too-many-requests', { retryAfterSeconds: 10 });
      return this.render({ source, name, text });
    });
    this.last = next.catch(() => {});
    return next;
  }

  /** Ends the process; a later post would start it again. */
  onModuleDestroy(): void {
    clearTimeout(this.idle);
    this.child?.then(
      (child) => child.stop(),
      () => {},
    );
    this.child = undefined;
  }

  private async render(request: RenderRequest): Promise<PostRow> {
    const { name, text } = request;
    if (text.length > postLimits.source) throw new PostLimitError(name, 1, 'post', reasons.size);
    clearTimeout(this.idle);
    const child = await this.runningChild();
    const answer = await child.ask(request);
    this.idle = setTimeout(() => this.onModuleDestroy(), idleTime).unref();
    if (typeof answer === 'string') {
      // The next post need not wait for it.
      this.child = RenderChild.start();
      this.child.catch(() => {});
      throw new PostLimitError(name, 1, 'post', reasons[answer]);
    }
    if ('row' in answer) return answer.row;
    if (!('fault' in answer)) throw new Error('error' in answer ? answer.error : 'a post without an answer');
    const { line, field, reason, limit } = answer.fault;
    throw new (limit ? PostLimitError : PostFileError)(name, line, field, reason);
  }

  private async runningChild(): Promise<RenderChild> {
    const child = await this.child?.catch(() => undefined);
    if (child && !child.hasEnded) return child;
    this.child = RenderChild.start();
    return this.child;
  }
}
