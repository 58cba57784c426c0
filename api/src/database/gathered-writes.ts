import type { LoggerService } from '@nestjs/common';

/** How long things are gathered before they are written together, in milliseconds: each write waits for the disk. */
const writeAfter = 1000;

/** How many one write takes, which bounds the parameters of its statements. */
const batchSize = 1000;

/** How many may wait for a database that does not take them. */
const mostWaiting = 10_000;

/**
 * Writes what may be lost: within a second, and together with what else came. A process that is killed loses what it had not
 * written; what the database does not take waits for the next.
 */
export class GatheredWrites<T> {
  private timer: NodeJS.Timeout | undefined;
  private waiting: T[] = [];
  private written = Promise.resolve();

  constructor(
    private readonly logger: LoggerService,
    private readonly write: (batch: readonly T[]) => Promise<void>,
  ) {}

  add(...things: T[]): void {
    // What is full is written all the same: nothing else would ever empty it.
    if (this.waiting.length < mostWaiting) this.waiting.push(...things);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, writeAfter);
  }

  /** Writes what waits, after a write that is under way: a stop must not close the database on it. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.written = this.written.then(() => this.writeWaiting());
    return this.written;
  }

  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, batchSize);
      try {
        await this.write(batch);
      } catch (error) {
        this.logger.warn(`not counted: ${(error as Error).message}`);
        this.waiting.unshift(...batch);
        return;
      }
    }
  }
}
