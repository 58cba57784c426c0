import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely, type Migration } from 'kysely';
import { leadDeskMigration } from './lead-desk-migration.js';
import { postDeskMigration } from './post-desk-migration.js';
import type { Tables } from './tables.js';
import { visitsMigration } from './visits-migration.js';

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await createLeads(db);
    await createPosts(db);
    await db.schema
      .createTable('rate_windows')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('window_start', 'bigint', (column) => column.notNull())
      .addColumn('window_end', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rate_windows_pk', ['key', 'window_start'])
      .execute();
    await db.schema.createIndex('rate_windows_end').on('rate_windows').column('window_end').execute();
  },
};

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('service', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('flagged', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('leads_created').on('leads').column('created_at').execute();
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_once', ['lead_id', 'channel'])
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_attempt_at']).execute();
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('source_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('slug_key', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('ask', 'text', (column) => column.notNull())
    .addColumn('passages', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('meta')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute();
  await (db as Kysely<Tables>).insertInto('meta').values({ name: 'content', value: 0 }).execute();
}

const delivery: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('leads')
      .addColumn('flag_reasons', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await db.schema.alterTable('outbox').addColumn('claimed_by', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('claimed_until', 'bigint').execute();
    // Nothing was delivered before; what waits goes to the channels that are configured now.
    await sql`update outbox set channel = 'none', status = 'held' where status = 'pending'`.execute(db);
  },
};

const publishing: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['text', 'updated_at'])
      await db.schema
        .alterTable('posts')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    await sql`update posts set updated_at = created_at`.execute(db);
  },
};

const unanswered: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('unanswered_counts')
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('nearest', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('unanswered_counts_pk', ['week', 'page', 'nearest'])
      .execute();
    await db.schema
      .createTable('unanswered_questions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('nearest', 'text', (column) => column.notNull())
      .addColumn('question', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('unanswered_questions_asked')
      .on('unanswered_questions')
      .column('asked_at')
      .execute();
  },
};

/** Counts what was answered beside what was not. */
const questionCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('question_counts')
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('nearest', 'text', (column) => column.notNull())
      .addColumn('answered', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('question_counts_pk', ['week', 'page', 'nearest', 'answered'])
      .execute();
    await sql`insert into question_counts select week, page, nearest, 0, count from unanswered_counts`.execute(
      db,
    );
    await db.schema.dropTable('unanswered_counts').execute();
  },
};

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-delivery': delivery,
  '0003-publishing': publishing,
  '0004-unanswered': unanswered,
  '0005-lead-desk': leadDeskMigration,
  '0006-post-desk': postDeskMigration,
  '0007-question-counts': questionCounts,
  '0008-visits': visitsMigration,
};

/** What a later version did to the database: nothing here, so that the version before starts beside it and after it. */
const ofALaterVersion: Migration = { up: async () => {} };

/** Names of migrations the database has had that come after all that are known here. */
async function laterNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const newest = Object.keys(migrations).sort().at(-1)!;
  return rows.map(({ name }) => name).filter((name) => name > newest);
}

/** Brings the database to the newest form, or to an earlier one; safe to call from several processes at once. */
export async function migrate(db: Kysely<Tables>, version?: string): Promise<void> {
  const later = (await laterNames(db)).map((name) => [name, ofALaterVersion]);
  const known = { ...migrations, ...Object.fromEntries(later) } as Record<string, Migration>;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error } = await (version ? migrator.migrateTo(version) : migrator.migrateToLatest());
  if (error !== undefined) throw new Error('The database cannot be brought up to date.', { cause: error });
}
