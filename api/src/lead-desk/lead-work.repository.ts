import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LeadChange, LeadDetail } from '@northgate/contracts/console/leads.js';
import type { Transaction } from 'kysely';
import { Database } from '../database/database.js';
import { searchConditions } from '../database/lead-search.js';
import type { Tables } from '../database/tables.js';
import { LeadDesk } from './lead-desk.js';

/** Status and owner of a lead before and after a change. */
export interface LeadState {
  id: string;
  status: string;
  owner: string | null;
}

/** A lead with what was done about it. */
export type LeadRecord = Omit<LeadDetail, 'others'>;

const addressKey = (email: string): string => email.normalize('NFC').toLowerCase();

const keepDaysName = 'lead-keep-days';

/** What people do with leads in the console. */
@Injectable()
export class LeadWorkRepository {
  constructor(private readonly database: Database) {}

  /** Null where there is no such lead. */
  async detail(id: string): Promise<LeadDetail | null> {
    const [lead] = await this.records([id]);
    return lead ? { ...lead, others: (await this.idsOf(lead.email)).length - 1 } : null;
  }

  /** All that is stored of these leads, the newest first. */
  async records(ids: string[]): Promise<LeadRecord[]> {
    const leads = await new LeadDesk(this.database).findByIds(ids);
    if (leads.length === 0) return [];
    const work = await this.database
      .selectFrom('leads')
      .select(['id', 'status', 'owner', 'page', 'campaign'])
      .where('id', 'in', ids)
      .execute();
    const notes = await this.notes(ids);
    return leads.flatMap(({ flagged: _, outbox, ...lead }) => {
      const own = work.find(({ id }) => id === lead.id);
      if (!own) return [];
      const campaign = JSON.parse(own.campaign) as LeadDetail['campaign'];
      return { ...lead, ...own, campaign, notes: notes.get(lead.id) ?? [], notifications: outbox };
    });
  }

  /** Changes leads together; answers how each of those that exist was before. */
  change(ids: string[], change: LeadChange): Promise<LeadState[]> {
    return this.database.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('leads')
        .select(['id', 'status', 'owner'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      await transaction.updateTable('leads').set(change).where('id', 'in', ids).execute();
      return before;
    });
  }

  /** The id of the new note; null where there is no such lead. */
  async addNote(leadId: string, author: string, text: string): Promise<string | null> {
    const id = randomUUID();
    const lead = await this.database
      .selectFrom('leads')
      .select('id')
      .where('id', '=', leadId)
      .executeTakeFirst();
    if (!lead) return null;
    await this.database
      .insertInto('lead_notes')
      .values({ id, lead_id: leadId, created_at: Date.now(), author, text })
      .execute();
    return id;
  }

  /** The note that was there; null where there was none. */
  async removeNote(leadId: string, noteId: string): Promise<{ author: string; text: string } | null> {
    const removed = await this.database
      .deleteFrom('lead_notes')
      .where('id', '=', noteId)
      .where('lead_id', '=', leadId)
      .returning(['author', 'text'])
      .executeTakeFirst();
    return removed ?? null;
  }

  /**
   * Ids of all leads of a person, the newest first, whatever letters they write their address in. The engines disagree on
   * capital letters outside ASCII, so the last word is not theirs.
   */
  async idsOf(email: string): Promise<string[]> {
    const rows = await this.database
      .selectFrom('leads')
      .select(['id', 'email'])
      .where((row) => row.and(searchConditions(email)))
      .orderBy('created_at', 'desc')
      .execute();
    return rows.filter((row) => addressKey(row.email) === addressKey(email)).map(({ id }) => id);
  }

  /** Deletes leads with everything that belongs to them; answers how many there were. */
  erase(ids: string[]): Promise<number> {
    return this.database.transaction().execute((transaction) => eraseLeads(transaction, ids));
  }

  /** Deletes what is older than it may be; answers how many leads that were. */
  async forget(now = Date.now()): Promise<number> {
    const days = await this.keepDays();
    if (days === 0) return 0;
    const old = await this.database
      .selectFrom('leads')
      .select('id')
      .where('created_at', '<', now - days * 86_400_000)
      .limit(batch)
      .execute();
    if (old.length === 0) return 0;
    const erased = await this.erase(old.map(({ id }) => id));
    return erased + (old.length === batch ? await this.forget(now) : 0);
  }

  /** Days for which leads are kept; 0 for as long as nobody deletes them. */
  async keepDays(): Promise<number> {
    const row = await this.database
      .selectFrom('meta')
      .select('value')
      .where('name', '=', keepDaysName)
      .executeTakeFirst();
    return row?.value ?? 0;
  }

  /** Answers how many days it were before. */
  async setKeepDays(days: number): Promise<number> {
    const before = await this.keepDays();
    await this.database
      .insertInto('meta')
      .values({ name: keepDaysName, value: days })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: days }))
      .execute();
    return before;
  }

  private async notes(leadIds: string[]): Promise<Map<string, LeadDetail['notes']>> {
    const rows = await this.database
      .selectFrom('lead_notes')
      .selectAll()
      .where('lead_id', 'in', leadIds)
      .orderBy('created_at', 'desc')
      .execute();
    const notes = new Map<string, LeadDetail['notes']>();
    for (const { lead_id, created_at, ...note } of rows)
      notes.set(lead_id, [
        ...(notes.get(lead_id) ?? []),
        { ...note, at: new Date(created_at).toISOString() },
      ]);
    return notes;
  }
}

/** Most ids in one statement. */
const batch = 500;

async function eraseLeads(transaction: Transaction<Tables>, ids: string[]): Promise<number> {
  let erased = 0;
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    await transaction.deleteFrom('lead_notes').where('lead_id', 'in', some).execute();
    await transaction.deleteFrom('outbox').where('lead_id', 'in', some).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('leads')
      .where('id', 'in', some)
      .executeTakeFirst();
    erased += Number(numDeletedRows);
  }
  return erased;
}
