import type { Kysely, Migration } from 'kysely';
import type { Tables } from './tables.js';
import { searchTextOf } from './lead-search.js';

/** Leads whose searched text is written in one go. */
const batch = 500;

/** What people write down about a lead while they work on it. */
export const leadDeskMigration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, initial] of [
      ['status', 'new'],
      ['page', ''],
      ['campaign', '{}'],
      ['search_text', ''],
    ] as const)
      await db.schema
        .alterTable('leads')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(initial))
        .execute();
    await db.schema.alterTable('leads').addColumn('owner', 'text').execute();
    await db.schema.createIndex('leads_status').on('leads').columns(['status', 'created_at']).execute();
    await db.schema
      .createTable('lead_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_notes_lead').on('lead_notes').column('lead_id').execute();
    const tables = db as Kysely<Tables>;
    await tables.updateTable('leads').set({ status: 'spam' }).where('flagged', '=', 1).execute();
    await writeSearchTexts(tables);
  },
};

async function writeSearchTexts(db: Kysely<Tables>, after = ''): Promise<void> {
  const leads = await db
    .selectFrom('leads')
    .select(['id', 'name', 'company', 'email', 'phone', 'service', 'message'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
  for (const lead of leads)
    await db
      .updateTable('leads')
      .set({ search_text: searchTextOf(lead) })
      .where('id', '=', lead.id)
      .execute();
  if (leads.length === batch) await writeSearchTexts(db, leads.at(-1)?.id);
}
