import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { leadColumns, leadOf, type StoredLead } from '../leads/lead.js';

/** One notification this worker may deliver until the lease ends. */
export interface Claim {
  id: string;
  /** Proves the claim: without it nothing is written. */
  token: string;
  /** When another worker may take it, in milliseconds since 1970. */
  until: number;
  /** Attempts begun, this one included. */
  attempts: number;
  lead: StoredLead;
}

const unclaimed = { claimed_by: null, claimed_until: null };

/** Notifications that wait for delivery; several processes may work on them at once. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly database: Database) {}

  /** Takes the notification that has waited longest, and counts the attempt before it begins. */
  async claim(channel: string, leaseMs: number, now = Date.now()): Promise<Claim | undefined> {
    const token = randomUUID();
    const until = now + leaseMs;
    return this.database.transaction().execute(async (transaction) => {
      const claimed = await transaction
        .updateTable('outbox')
        .set((row) => ({ claimed_by: token, claimed_until: until, attempts: row('attempts', '+', 1) }))
        .where('id', '=', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('status', '=', 'pending')
            .where('channel', '=', channel)
            .where('next_attempt_at', '<=', now)
            .where((row) => row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now)]))
            .orderBy('next_attempt_at')
            .orderBy('id')
            .limit(1)
            // On SQLite a writer is alone; on PostgreSQL replicas step over what another one is taking.
            .$if(this.database.engine === 'postgres', (rows) => rows.forUpdate().skipLocked()),
        )
        .returning(['id', 'lead_id', 'attempts'])
        .executeTakeFirst();
      if (!claimed) return undefined;
      const lead = await transaction
        .selectFrom('leads')
        .select(leadColumns)
        .where('leads.id', '=', claimed.lead_id)
        .executeTakeFirstOrThrow();
      return { id: claimed.id, token, until, attempts: claimed.attempts, lead: leadOf(lead) };
    });
  }

  /** These answer whether the claim was still ours. */
  async complete(claim: Claim): Promise<boolean> {
    return this.settle(claim, { status: 'delivered', delivered_at: Date.now(), last_error: null });
  }

  async retryAt(claim: Claim, at: number, reason: string): Promise<boolean> {
    return this.settle(claim, { next_attempt_at: at, last_error: reason });
  }

  /** Tries again later; the attempt reached nobody and does not count. */
  async retryUncounted(claim: Claim, at: number, reason: string): Promise<boolean> {
    return this.settle(claim, { attempts: claim.attempts - 1, next_attempt_at: at, last_error: reason });
  }

  async giveUp(claim: Claim, reason: string): Promise<boolean> {
    return this.settle(claim, { status: 'dead', last_error: reason });
  }

  /** Hands an attempt back that was cut short by a stop; it does not count. */
  async release(claim: Claim): Promise<boolean> {
    return this.settle(claim, { attempts: claim.attempts - 1, next_attempt_at: Date.now() });
  }

  /** Makes everything of a channel that waits after a failure due at once. */
  async wake(channel: string, now = Date.now()): Promise<void> {
    await this.database
      .updateTable('outbox')
      .set({ next_attempt_at: now })
      .where('status', '=', 'pending')
      .where('channel', '=', channel)
      .where('next_attempt_at', '>', now)
      .execute();
  }

  /** Turns each held notification into one for every channel; answers how many leads that were. */
  async releaseHeld(channels: readonly string[], limit = 100): Promise<number> {
    return this.database.transaction().execute(async (transaction) => {
      const held = await transaction
        .deleteFrom('outbox')
        .where('id', 'in', (query) =>
          query
            .selectFrom('outbox')
            .select('id')
            .where('status', '=', 'held')
            .limit(limit)
            .$if(this.database.engine === 'postgres', (rows) => rows.forUpdate().skipLocked()),
        )
        .returning(['lead_id', 'created_at', 'next_attempt_at'])
        .execute();
      const rows = held.flatMap((row) =>
        channels.map((channel) => ({
          id: randomUUID(),
          channel,
          status: 'pending' as const,
          attempts: 0,
          ...row,
        })),
      );
      if (rows.length === 0) return 0;
      await transaction
        .insertInto('outbox')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['lead_id', 'channel']).doNothing())
        .execute();
      return held.length;
    });
  }

  private async settle(
    claim: Claim,
    change: Partial<{
      status: 'delivered' | 'dead';
      delivered_at: number;
      next_attempt_at: number;
      attempts: number;
      last_error: string | null;
    }>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('outbox')
      .set({ ...change, ...unclaimed })
      .where('id', '=', claim.id)
      .where('claimed_by', '=', claim.token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
