import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LeadWorkRepository } from './lead-work.repository.js';

/** How often leads that are too old are deleted, in milliseconds. */
const interval = 3_600_000;

/** Deletes leads once they are older than the console says they may be. */
@Injectable()
export class LeadRetentionService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Leads');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly leads: LeadWorkRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.forget(), interval).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async forget(): Promise<void> {
    try {
      const erased = await this.leads.forget();
      if (erased > 0) this.logger.log('old leads were deleted', { erased });
    } catch (error) {
      this.logger.warn(`old leads were not deleted: ${(error as Error).message}`);
    }
  }
}
