import {
  DEFAULT_MIGRATION_TABLE,
  Migrator,
  sql,
  type CreateTableBuilder,
  type Kysely,
  type Migration,
} from 'kysely';
import { searchTextOf } from './lead-search.js';
import type { Tables } from './tables.js';

/** Columns of a table by their type, none of which may be null. `key` is a column of texts of its own, or several of the others. */
interface Columns {
  key: string | string[];
  text?: string[];
  integer?: string[];
  bigint?: string[];
}

function table(db: Kysely<unknown>, name: string, { key, ...columns }: Columns) {
  let made: CreateTableBuilder<string, string> = db.schema.createTable(name);
  if (typeof key === 'string') made = made.addColumn(key, 'text', (column) => column.primaryKey());
  for (const type of ['text', 'integer', 'bigint'] as const)
    for (const column of columns[type] ?? []) made = made.addColumn(column, type, (one) => one.notNull());
  return typeof key === 'string' ? made : made.addPrimaryKeyConstraint(`${name}_pk`, key);
}

const addTexts = async (db: Kysely<unknown>, name: string, initial: Record<string, string>) => {
  for (const [column, value] of Object.entries(initial))
    await db.schema
      .alterTable(name)
      .addColumn(column, 'text', (one) => one.notNull().defaultTo(value))
      .execute();
};

const addIndex = (db: Kysely<unknown>, name: string, on: string, columns: string[]) =>
  db.schema.createIndex(name).on(on).columns(columns).execute();

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await createLeads(db);
    await createPosts(db);
    await table(db, 'rate_windows', {
      key: ['key', 'window_start'],
      text: ['key'],
      bigint: ['window_start', 'window_end'],
      integer: ['count'],
    }).execute();
    await addIndex(db, 'rate_windows_end', 'rate_windows', ['window_end']);
  },
};

async function createLeads(db: Kysely<unknown>): Promise<void> {
  await table(db, 'leads', {
    key: 'id',
    bigint: ['created_at'],
    text: ['body_hash', 'name', 'company', 'email', 'phone', 'service', 'message'],
  })
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .addColumn('flagged', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await addIndex(db, 'leads_created', 'leads', ['created_at']);
  await table(db, 'outbox', {
    key: 'id',
    text: ['channel', 'status'],
    bigint: ['next_attempt_at', 'created_at'],
  })
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_once', ['lead_id', 'channel'])
    .execute();
  await addIndex(db, 'outbox_due', 'outbox', ['status', 'next_attempt_at']);
}

async function createPosts(db: Kysely<unknown>): Promise<void> {
  const made = ['source_hash', 'status', 'content', 'passages'];
  const written = ['slug', 'title', 'excerpt', 'region', 'created_at', 'tags', 'ask'];
  await table(db, 'posts', { key: 'id', text: [...made, ...written] })
    .addColumn('source', 'text', (column) => column.notNull().unique())
    .addColumn('slug_key', 'text', (column) => column.notNull().unique())
    .execute();
  await table(db, 'meta', { key: 'name', bigint: ['value'] }).execute();
  await (db as Kysely<Tables>).insertInto('meta').values({ name: 'content', value: 0 }).execute();
}

const delivery: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(db, 'leads', { flag_reasons: '[]' });
    await db.schema.alterTable('outbox').addColumn('claimed_by', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('claimed_until', 'bigint').execute();
    // Nothing was delivered before; what waits goes to the channels that are configured now.
    await sql`update outbox set channel = 'none', status = 'held' where status = 'pending'`.execute(db);
  },
};

const publishing: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(db, 'posts', { text: '', updated_at: '' });
    await sql`update posts set updated_at = created_at`.execute(db);
  },
};

const unanswered: Migration = {
  async up(db: Kysely<unknown>) {
    const key = ['week', 'page', 'nearest'];
    await table(db, 'unanswered_counts', { key, text: key, integer: ['count'] }).execute();
    const text = ['page', 'nearest', 'question'];
    await table(db, 'unanswered_questions', { key: 'id', bigint: ['asked_at'], text }).execute();
    await addIndex(db, 'unanswered_questions_asked', 'unanswered_questions', ['asked_at']);
  },
};

/** What people write down about a lead while they work on it. */
const leadDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await addTexts(db, 'leads', { status: 'new', page: '', campaign: '{}', search_text: '' });
    await db.schema.alterTable('leads').addColumn('owner', 'text').execute();
    await addIndex(db, 'leads_status', 'leads', ['status', 'created_at']);
    await table(db, 'lead_notes', { key: 'id', bigint: ['created_at'], text: ['author', 'text'] })
      .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
      .execute();
    await addIndex(db, 'lead_notes_lead', 'lead_notes', ['lead_id']);
    const tables = db as Kysely<Tables>;
    await tables.updateTable('leads').set({ status: 'spam' }).where('flagged', '=', 1).execute();
    await writeSearchTexts(tables);
  },
};

/** Leads whose searched text is written in one go. */
const batch = 500;

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

/** Posts as they are worked on, their versions, the slugs they had, and their pictures. */
const postDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await table(db, 'post_works', {
      key: 'id',
      integer: ['version'],
      text: ['fields', 'saved_by'],
      bigint: ['saved_at'],
    })
      .addColumn('published_version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('live_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await table(db, 'post_versions', {
      key: ['post_id', 'version'],
      text: ['post_id', 'author', 'kind', 'fields'],
      integer: ['version'],
      bigint: ['began_at', 'at'],
    }).execute();
    await table(db, 'post_redirects', { key: 'slug_key', text: ['slug', 'post_id'] }).execute();
    const pictureKey = ['picture_id', 'name'];
    await table(db, 'picture_forms', { key: pictureKey, text: pictureKey })
      // SQLite takes any name for a type and keeps bytes as bytes.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute();
  },
};

/** Counts what was answered beside what was not. */
const questionCounts: Migration = {
  async up(db: Kysely<unknown>) {
    const text = ['week', 'page', 'nearest'];
    const key = [...text, 'answered'];
    await table(db, 'question_counts', { key, text, integer: ['answered', 'count'] }).execute();
    await sql`insert into question_counts (week, page, nearest, answered, count)
      select week, page, nearest, 0, count from unanswered_counts`.execute(db);
    await db.schema.dropTable('unanswered_counts').execute();
  },
};

/** What is done on pages, and how they go. */
const visits: Migration = {
  async up(db: Kysely<unknown>) {
    const event = ['week', 'name', 'page', 'source'];
    await table(db, 'event_counts', { key: event, text: event, integer: ['count'] }).execute();
    await table(db, 'vital_counts', {
      key: ['week', 'revision', 'page', 'vital', 'value'],
      text: ['week', 'page', 'vital'],
      integer: ['revision', 'value', 'count'],
    }).execute();
  },
};

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-delivery': delivery,
  '0003-publishing': publishing,
  '0004-unanswered': unanswered,
  '0005-lead-desk': leadDesk,
  '0006-post-desk': postDesk,
  '0007-question-counts': questionCounts,
  '0008-visits': visits,
};

/** What a later version did to the database: nothing here, so that the version before starts beside it and after it. */
const ofALaterVersion: Migration = { up: async () => {} };

/** Names of migrations the database has had that come after all that are known here. */
async function laterNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const all = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const { rows } = await all.execute(db);
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
