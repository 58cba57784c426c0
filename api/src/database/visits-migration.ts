import type { Kysely, Migration } from 'kysely';

/** What is done on pages, and how they go. */
export const visitsMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_counts')
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('event_counts_pk', ['week', 'name', 'page', 'source'])
      .execute();
    await db.schema
      .createTable('vital_counts')
      .addColumn('week', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('vital', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vital_counts_pk', ['week', 'revision', 'page', 'vital', 'value'])
      .execute();
  },
};
