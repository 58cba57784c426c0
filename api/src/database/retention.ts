import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

/** How often what is too old is deleted, in milliseconds. */
const interval = 3_600_000;

/** Deletes what is older than it may be: once the tables are there, and from then on every hour. */
@Injectable()
export class Retention implements OnModuleDestroy {
  private readonly logger = new Logger('Retention');
  private readonly deletions = new Map<string, () => Promise<number | void>>();
  private timer: NodeJS.Timeout | undefined;

  /** Has the old ones of something deleted; where their number is answered, the log tells it. */
  add(what: string, deletion: () => Promise<number | void>): void {
    this.deletions.set(what, deletion);
  }

  async start(): Promise<void> {
    this.timer ??= setInterval(() => void this.deleteOld(), interval).unref();
    await this.deleteOld();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async deleteOld(): Promise<void> {
    for (const [what, deletion] of this.deletions)
      try {
        const erased = await deletion();
        if (erased) this.logger.log(`old ${what} were deleted`, { erased });
      } catch (error) {
        this.logger.warn(`old ${what} were not deleted: ${(error as Error).message}`);
      }
  }
}
