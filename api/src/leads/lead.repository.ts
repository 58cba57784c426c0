import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Campaign } from '@northgate/contracts/console/leads.js';
import type { ContactRequest } from '@northgate/contracts/contact.js';
import type { Transaction } from 'kysely';
import { Database } from '../database/database.js';
import type { OutboxStatus, Tables } from '../database/tables.js';
import { countInWindow } from '../database/window-counter.js';
import { searchTextOf } from '../database/lead-search.js';
import { contactColumns } from './lead.js';
import { spamReasons } from './spam-rules.js';

/** `repeated`: the same request was stored before; `key-reused`: its key belongs to another request. */
export type SaveResult = 'stored' | 'repeated' | 'key-reused';

/** A checked request and what came with it. */
export interface LeadToSave {
  contact: ContactRequest;
  idempotencyKey?: string | undefined;
  /** The hidden field; empty for people. */
  honeypot?: string;
  /** Whom the request is counted under when a text repeats. */
  client?: string;
  /** Path of the page it was sent from. */
  page?: string;
  /** The campaign that brought its visitor, where they agreed to that. */
  campaign?: Campaign | undefined;
}

/** Who is told about leads. */
export interface Announcement {
  channels: readonly string[];
  notifyFlagged: boolean;
}

const hour = 3_600_000;

@Injectable()
export class LeadRepository {
  constructor(private readonly database: Database) {}

  /** Stores the lead together with one outbox row per channel, or nothing at all. */
  async save(lead: LeadToSave, announcement: Announcement): Promise<SaveResult> {
    const bodyHash = hash(...contactColumns.map((column) => lead.contact[column]));
    return this.database.transaction().execute(async (transaction) => {
      const id = await insertLead(transaction, lead, bodyHash);
      if (id === undefined) return compareStored(transaction, lead.idempotencyKey!, bodyHash);
      const flagged = await flagSpam(transaction, id, lead);
      await insertOutbox(transaction, id, outboxRows(flagged, announcement));
      return 'stored';
    });
  }
}

const hash = (...texts: string[]): string => createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** The new id, or nothing when the key is taken; on PostgreSQL this waits for a rival that holds the key. */
async function insertLead(
  transaction: Transaction<Tables>,
  { contact, idempotencyKey, page = '', campaign = {} }: LeadToSave,
  bodyHash: string,
): Promise<string | undefined> {
  const inserted = await transaction
    .insertInto('leads')
    .values({
      id: randomUUID(),
      created_at: Date.now(),
      idempotency_key: idempotencyKey ?? null,
      body_hash: bodyHash,
      ...contact,
      flagged: 0,
      flag_reasons: '[]',
      status: 'new',
      page,
      campaign: JSON.stringify(campaign),
      search_text: searchTextOf(contact),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Counts the text and judges only what is new, so that repeats with one key do not look like many requests. */
async function flagSpam(transaction: Transaction<Tables>, id: string, lead: LeadToSave): Promise<boolean> {
  const { contact, honeypot = '', client = '' } = lead;
  const text = contact.message.toLowerCase().replace(/\s+/g, ' ');
  const key = `same-text:${hash(client, text)}`;
  const sameTextCount = await countInWindow(transaction, { key, windowMs: hour }, Date.now());
  const reasons = spamReasons({ contact, honeypot, sameTextCount });
  if (reasons.length === 0) return false;
  await transaction
    .updateTable('leads')
    .set({ flagged: 1, flag_reasons: JSON.stringify(reasons), status: 'spam' })
    .where('id', '=', id)
    .execute();
  return true;
}

interface OutboxRow {
  channel: string;
  status: OutboxStatus;
}

/** There is always a row, so that no lead is without a word on its delivery. */
function outboxRows(flagged: boolean, { channels, notifyFlagged }: Announcement): OutboxRow[] {
  if (flagged && !notifyFlagged) return [{ channel: 'none', status: 'withheld' }];
  if (channels.length === 0) return [{ channel: 'none', status: 'held' }];
  return channels.map((channel) => ({ channel, status: 'pending' }));
}

async function insertOutbox(
  transaction: Transaction<Tables>,
  leadId: string,
  rows: OutboxRow[],
): Promise<void> {
  const now = Date.now();
  const common = { lead_id: leadId, attempts: 0, next_attempt_at: now, created_at: now };
  await transaction
    .insertInto('outbox')
    .values(rows.map((row) => ({ id: randomUUID(), ...common, ...row })))
    .execute();
}

async function compareStored(
  transaction: Transaction<Tables>,
  idempotencyKey: string,
  bodyHash: string,
): Promise<SaveResult> {
  const stored = await transaction
    .selectFrom('leads')
    .select('body_hash')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return stored.body_hash === bodyHash ? 'repeated' : 'key-reused';
}
