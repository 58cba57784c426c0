import { sql } from 'kysely';
import { Database, type DatabaseLocation } from 'api/database/database.js';

/** What went wrong, in leads. */
export interface Damage {
  stored: number;
  /** Acknowledged and not there. */
  lost: number;
  withoutOutboxRow: number;
  /** Stored more than once for one key. */
  duplicates: number;
}

/** Compares what was acknowledged with what is in the store. */
export async function countDamage(
  location: DatabaseLocation,
  acknowledged: ReadonlySet<string>,
): Promise<Damage> {
  const database = Database.open(location);
  try {
    const leads = await database.selectFrom('leads').select(['idempotency_key', 'message']).execute();
    const { rows } = await sql<{ bare: number }>`
      select count(*) as bare from leads where not exists (select 1 from outbox where outbox.lead_id = leads.id)
    `.execute(database);
    const keys = new Set(leads.map((lead) => lead.idempotency_key));
    // Each key is part of one message, so a lead stored twice under whatever key shows here.
    const messages = new Set(leads.map((lead) => lead.message));
    return {
      stored: leads.length,
      lost: [...acknowledged].filter((key) => !keys.has(key)).length,
      withoutOutboxRow: Number(rows[0]!.bare),
      duplicates: leads.length - messages.size,
    };
  } finally {
    await database.destroy();
  }
}
