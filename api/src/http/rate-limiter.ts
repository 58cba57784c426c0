import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { countInWindow, windowEnd } from '../database/window-counter.js';

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
  async hit({ scope, limit, windowMs }: RateRule, client: string, now = Date.now()): Promise<number> {
    const count = await countInWindow(this.database, { key: `${scope}:${client}`, windowMs }, now);
    return count > limit ? Math.ceil((windowEnd(windowMs, now) - now) / 1000) : 0;
  }
}
