import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

export interface RateRule {
  scope: string;
  limit: number;
  windowMs: number;
}

/** Counts requests by fixed windows in the database, so that replicas share the count. */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /** Counts one request of a client; answers the seconds to wait when it was one too many, else 0. */
  async hit(rule: RateRule, client: string, now = Date.now()): Promise<number> {
    const windowStart = now - (now % rule.windowMs);
    const windowEnd = windowStart + rule.windowMs;
    const count = await this.increment(`${rule.scope}:${client}`, windowStart, windowEnd);
    if (count === 1) await this.forgetPast(now);
    return count > rule.limit ? Math.ceil((windowEnd - now) / 1000) : 0;
  }

  private async increment(key: string, windowStart: number, windowEnd: number): Promise<number> {
    const row = await this.database
      .insertInto('rate_windows')
      .values({ key, window_start: windowStart, window_end: windowEnd, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet((expression) => ({ count: expression('rate_windows.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count;
  }

  /** Addresses are kept no longer than they count. */
  private async forgetPast(now: number): Promise<void> {
    await this.database.deleteFrom('rate_windows').where('window_end', '<=', now).execute();
  }
}
