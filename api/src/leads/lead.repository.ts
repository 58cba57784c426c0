import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@northgate/contracts/contact.js';
import type { Transaction } from 'kysely';
import { Database } from '../database/database.js';
import type { Tables } from '../database/tables.js';

/** `repeated`: the same request was stored before; `key-reused`: its key belongs to another request. */
export type SaveResult = 'stored' | 'repeated' | 'key-reused';

/** A lead as it is listed; `delivery` tells how far its notification is. */
export interface Lead extends ContactRequest {
  id: string;
  createdAt: string;
  flagged: boolean;
  delivery: string;
}

/** One outbox row each; rows wait as `pending` until a worker has delivered them. */
const channels = ['email'];

const columns = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

@Injectable()
export class LeadRepository {
  constructor(private readonly database: Database) {}

  /** Stores the lead together with its notification, or neither. */
  async save(contact: ContactRequest, idempotencyKey?: string): Promise<SaveResult> {
    const bodyHash = hash(contact);
    return this.database.transaction().execute(async (transaction) => {
      const id = await insertLead(transaction, { contact, bodyHash, idempotencyKey });
      if (id === undefined) return compareStored(transaction, idempotencyKey!, bodyHash);
      await insertOutbox(transaction, id);
      return 'stored';
    });
  }

  /** Newest first. */
  async latest(limit?: number): Promise<Lead[]> {
    let query = this.database
      .selectFrom('leads')
      .select(['id', 'created_at', 'flagged', ...columns])
      .select((expression) =>
        expression
          .selectFrom('outbox')
          .select((outbox) => outbox.fn.max('status').as('status'))
          .whereRef('outbox.lead_id', '=', 'leads.id')
          .as('status'),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id');
    if (limit !== undefined) query = query.limit(limit);
    const rows = await query.execute();
    return rows.map(({ id, created_at, flagged, status, ...contact }) => ({
      id,
      createdAt: new Date(created_at).toISOString(),
      ...contact,
      flagged: flagged !== 0,
      delivery: status ?? 'none',
    }));
  }
}

const hash = (contact: ContactRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map((column) => contact[column])))
    .digest('hex');

interface LeadToInsert {
  contact: ContactRequest;
  bodyHash: string;
  idempotencyKey: string | undefined;
}

/** The new id, or nothing when the key is taken; on PostgreSQL this waits for a rival that holds the key. */
async function insertLead(
  transaction: Transaction<Tables>,
  { contact, bodyHash, idempotencyKey }: LeadToInsert,
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
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

async function insertOutbox(transaction: Transaction<Tables>, leadId: string): Promise<void> {
  const now = Date.now();
  const rows = channels.map((channel) => ({
    id: randomUUID(),
    lead_id: leadId,
    channel,
    status: 'pending' as const,
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
  }));
  await transaction.insertInto('outbox').values(rows).execute();
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
