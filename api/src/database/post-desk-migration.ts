import type { Kysely, Migration } from 'kysely';

/** Posts as they are worked on, their versions, the slugs they had, and their pictures. */
export const postDeskMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('post_works')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('published_version', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('live_hash', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('saved_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('post_versions')
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('began_at', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_versions_pk', ['post_id', 'version'])
      .execute();
    await db.schema
      .createTable('post_redirects')
      .addColumn('slug_key', 'text', (column) => column.primaryKey())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('post_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('picture_forms')
      .addColumn('picture_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      // SQLite takes any name for a type and keeps bytes as bytes.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('picture_forms_pk', ['picture_id', 'name'])
      .execute();
  },
};
