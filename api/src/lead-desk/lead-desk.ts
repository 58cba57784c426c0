import { Injectable } from '@nestjs/common';
import { deliveryStates } from '@northgate/contracts/console/leads.js';
import { Database } from '../database/database.js';
import type { OutboxStatus } from '../database/tables.js';
import { searchConditions } from '../database/lead-search.js';
import { leadColumns, leadOf, type StoredLead } from '../leads/lead.js';

/** How far one notification is. */
export interface OutboxEntry {
  channel: string;
  status: OutboxStatus;
  attempts: number;
  nextAttemptAt: string;
  deliveredAt: string | null;
  lastError: string | null;
}

/** A lead as people see it; `delivery` is the state that asks most for their attention. */
export interface Lead extends StoredLead {
  flagged: boolean;
  delivery: OutboxStatus;
  outbox: OutboxEntry[];
}

export interface LeadFilter {
  flagged?: boolean | undefined;
  since?: Date | undefined;
  service?: string | undefined;
  search?: string | undefined;
  limit?: number | undefined;
}

/** Most ids in one query; both engines take far more. */
const batch = 500;

/** What the `leads` command reads and changes. */
@Injectable()
export class LeadDesk {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async find(filter: LeadFilter = {}): Promise<Lead[]> {
    const { flagged, since, service, search = '', limit } = filter;
    let query = this.newestFirst();
    if (flagged) query = query.where('flagged', '=', 1);
    if (since) query = query.where('created_at', '>=', since.getTime());
    if (service !== undefined) query = query.where('service', '=', service);
    for (const condition of searchConditions(search)) query = query.where(condition);
    if (limit !== undefined) query = query.limit(limit);
    return this.withOutbox(await query.execute());
  }

  /** Leads whose id begins with the text. */
  async findById(start: string): Promise<Lead[]> {
    if (!/^[0-9a-f-]{4,36}$/.test(start)) return [];
    const query = this.newestFirst().where('leads.id', 'like', `${start}%`).limit(5);
    return this.withOutbox(await query.execute());
  }

  /** Leads of these ids that exist, newest first. */
  async findByIds(ids: string[]): Promise<Lead[]> {
    if (ids.length === 0) return [];
    return this.withOutbox(await this.newestFirst().where('leads.id', 'in', ids).execute());
  }

  /** Leads with a notification that was given up, newest first. */
  async dead(): Promise<Lead[]> {
    const query = this.newestFirst().where('leads.id', 'in', (leads) =>
      leads.selectFrom('outbox').select('lead_id').where('outbox.status', '=', 'dead'),
    );
    return this.withOutbox(await query.execute());
  }

  /** Makes everything of the lead that was not delivered due again, spam or not; answers how many notifications. */
  async retry(leadId: string): Promise<number> {
    return this.database.transaction().execute(async (transaction) => {
      const again = await transaction
        .updateTable('outbox')
        .set({ status: 'pending', attempts: 0, next_attempt_at: Date.now() })
        .where('lead_id', '=', leadId)
        .where('status', 'in', ['dead', 'pending'])
        .executeTakeFirst();
      // The running api knows the channels and takes held notifications over.
      const cleared = await transaction
        .updateTable('outbox')
        .set({ status: 'held', next_attempt_at: Date.now() })
        .where('lead_id', '=', leadId)
        .where('status', 'in', ['withheld', 'held'])
        .executeTakeFirst();
      return Number(again.numUpdatedRows + cleared.numUpdatedRows);
    });
  }

  async retryAllDead(): Promise<number> {
    const { numUpdatedRows } = await this.database
      .updateTable('outbox')
      .set({ status: 'pending', attempts: 0, next_attempt_at: Date.now() })
      .where('status', '=', 'dead')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  private newestFirst() {
    const leads = this.database.selectFrom('leads').select(leadColumns);
    return leads.orderBy('created_at', 'desc').orderBy('leads.id');
  }

  private async withOutbox(found: Parameters<typeof leadOf>[0][]): Promise<Lead[]> {
    const leads = found.map(leadOf);
    const entries = new Map<string, OutboxEntry[]>(leads.map(({ id }) => [id, []]));
    for (let at = 0; at < leads.length; at += batch) {
      const ids = leads.slice(at, at + batch).map(({ id }) => id);
      const rows = await this.database
        .selectFrom('outbox')
        .selectAll()
        .where('lead_id', 'in', ids)
        .orderBy('channel')
        .execute();
      for (const row of rows) {
        entries.get(row.lead_id)?.push({
          channel: row.channel,
          status: row.status,
          attempts: row.attempts,
          nextAttemptAt: new Date(row.next_attempt_at).toISOString(),
          deliveredAt: row.delivered_at === null ? null : new Date(row.delivered_at).toISOString(),
          lastError: row.last_error,
        });
      }
    }
    return leads.map((lead) => {
      const outbox = entries.get(lead.id)!;
      return { ...lead, flagged: lead.flagReasons.length > 0, delivery: deliveryOf(outbox), outbox };
    });
  }
}

/** The state of a lead's notifications that asks most for attention. */
export const deliveryOf = (outbox: readonly { status: OutboxStatus }[]): OutboxStatus =>
  deliveryStates.find((state) => outbox.some(({ status }) => status === state)) ?? 'held';
