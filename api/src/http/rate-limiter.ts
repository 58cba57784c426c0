import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { countAllInWindows, windowEnd, type Counted } from '../database/window-counter.js';

export interface RateRule {
  scope: string;
  limit: number;
  windowMs: number;
}

interface Waiting {
  counted: Counted;
  now: number;
  resolve: (count: number) => void;
  reject: (reason: unknown) => void;
}

/** How many requests are counted by one write. */
const mostAtOnce = 500;

/** Counts requests by fixed windows in the database, so that replicas share the count. */
@Injectable()
export class RateLimiter {
  private readonly waiting: Waiting[] = [];
  private writing = false;

  constructor(private readonly database: Database) {}

  /** Counts one request of a client; answers the seconds to wait when it was one too many, else 0. */
  async hit({ scope, limit, windowMs }: RateRule, client: string, now = Date.now()): Promise<number> {
    const counted = { key: `${scope}:${client}`, windowMs };
    const count = await new Promise<number>((resolve, reject) => {
      this.waiting.push({ counted, now, resolve, reject });
      void this.write();
    });
    return count > limit ? Math.ceil((windowEnd(windowMs, now) - now) / 1000) : 0;
  }

  /** Every write waits for the disk, so requests that arrive together share one. */
  private async write(): Promise<void> {
    if (this.writing) return;
    this.writing = true;
    while (this.waiting.length > 0) {
      await setImmediate();
      const { now } = this.waiting[0]!;
      const others = this.waiting.findIndex((one) => one.now !== now && !this.sameWindows(one, now));
      const batch = this.waiting.splice(0, Math.min(others < 0 ? mostAtOnce : others, mostAtOnce));
      const counts = await countAllInWindows(
        this.database,
        batch.map(({ counted }) => counted),
        now,
      ).catch((error: unknown) => {
        for (const { reject } of batch) reject(error);
      });
      if (counts) batch.forEach(({ resolve }, at) => resolve(counts[at]!));
    }
    this.writing = false;
  }

  private sameWindows({ counted: { windowMs }, now }: Waiting, other: number): boolean {
    return windowEnd(windowMs, now) === windowEnd(windowMs, other);
  }
}
