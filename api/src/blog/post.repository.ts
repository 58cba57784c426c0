import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Post } from '@northgate/contracts/blog.js';
import type { Insertable, Selectable, Transaction } from 'kysely';
import { Database } from '../database/database.js';
import type { PostsTable, Tables } from '../database/tables.js';
import type { Passage } from './passages.js';

/** A published post with what only search needs. */
export interface StoredPost {
  post: Post;
  ask: string[];
  passages: Passage[];
}

/** A slug that the post with this id had once. */
export interface FormerSlug {
  slug: string;
  id: string;
}

/** All of a post but its id, which is given once and kept, and the time of its last change. */
export type PostRow = Omit<Insertable<PostsTable>, 'id' | 'updated_at'>;

/** Sources of posts that were published or withdrawn at run time begin with this; the slug follows. */
export const runTimeSource = 'published:';

@Injectable()
export class PostRepository {
  constructor(private readonly database: Database) {}

  /** Grows with every change of the posts. */
  async version(): Promise<number> {
    const row = await this.database
      .selectFrom('meta')
      .select('value')
      .where('name', '=', 'content')
      .executeTakeFirstOrThrow();
    return row.value;
  }

  /** Newest first, with those whose date is still to come. */
  async published(): Promise<StoredPost[]> {
    const rows = await this.database
      .selectFrom('posts')
      .selectAll()
      .where('status', '=', 'published')
      .orderBy('created_at', 'desc')
      .orderBy('slug_key')
      .execute();
    return rows.map((row) => ({
      post: {
        id: row.id,
        slug: row.slug,
        title: row.title,
        excerpt: row.excerpt,
        content: row.content,
        tags: JSON.parse(row.tags) as string[],
        region: row.region,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
      ask: JSON.parse(row.ask) as string[],
      passages: JSON.parse(row.passages) as Passage[],
    }));
  }

  /** Slugs that posts had once, with the posts they lead to. */
  redirects(): Promise<FormerSlug[]> {
    return this.database
      .selectFrom('post_redirects')
      .select(['slug', 'post_id as id'])
      .orderBy('slug_key')
      .execute();
  }

  /** Runs the work in one transaction that no other change of the posts can interleave with. */
  async change<Result>(work: (changes: PostChanges) => Promise<Result>): Promise<Result> {
    return this.database.transaction().execute(async (transaction) => {
      const changes = new PostChanges(transaction);
      await changes.takeTurn();
      const result = await work(changes);
      await changes.finish();
      return result;
    });
  }
}

/** Changes of the posts inside one transaction. */
export class PostChanges {
  private changed = false;

  constructor(readonly transaction: Transaction<Tables>) {}

  /** Writing to this row makes other importers wait; SQLite has one writer anyway. */
  async takeTurn(): Promise<void> {
    await this.raiseVersion(0);
  }

  async finish(): Promise<void> {
    if (this.changed) await this.raiseVersion(1);
  }

  /** Hash and status by source, of all sources that start with the prefix. */
  async sources(prefix: string): Promise<Map<string, { hash: string; withdrawn: boolean }>> {
    const rows = await this.transaction
      .selectFrom('posts')
      .select(['source', 'source_hash', 'status'])
      .execute();
    return new Map(
      rows
        .filter(({ source }) => source.startsWith(prefix))
        .map((row) => [row.source, { hash: row.source_hash, withdrawn: row.status === 'withdrawn' }]),
    );
  }

  /** The source that has this slug now, if any but a withdrawn one, or had it and leads on to its post. */
  async ownerOf(slugKey: string): Promise<string | undefined> {
    const now = await this.rowWhere('slug_key', slugKey);
    if (now) return now.source;
    const former = await this.transaction
      .selectFrom('post_redirects')
      .innerJoin('posts', 'posts.id', 'post_redirects.post_id')
      .select('posts.source')
      .where('post_redirects.slug_key', '=', slugKey)
      .executeTakeFirst();
    return former?.source;
  }

  /** The Markdown file a post was made from. */
  async textOf(source: string): Promise<string> {
    const row = await this.rowWhere('source', source);
    return row?.text ?? '';
  }

  /** Writes a post over the one with its id or, without one, its source or slug, if there is one; says what that changed. */
  async put(row: PostRow, id?: string, now = new Date().toISOString()): Promise<'created' | 'updated'> {
    this.changed = true;
    await this.transaction.deleteFrom('post_redirects').where('slug_key', '=', row.slug_key).execute();
    const before = id
      ? await this.rowWhere('id', id)
      : ((await this.rowWhere('source', row.source)) ?? (await this.rowWhere('slug_key', row.slug_key)));
    if (!before) {
      const values = { id: id ?? randomUUID(), updated_at: row.created_at, ...row };
      await this.transaction.insertInto('posts').values(values).execute();
      return 'created';
    }
    const updated_at = [isEdited(before, row) ? now : before.updated_at, row.created_at].sort().at(-1)!;
    await this.transaction
      .updateTable('posts')
      .set({ ...row, updated_at })
      .where('id', '=', before.id)
      .execute();
    return 'updated';
  }

  /** Publishes at run time; the post belongs to the run time from then on, whatever its file says. */
  async publish(row: PostRow): Promise<'created' | 'updated' | 'unchanged'> {
    const before = await this.rowWhere('slug_key', row.slug_key);
    const same = before?.source_hash === row.source_hash && before.status !== 'withdrawn';
    return same ? 'unchanged' : this.put(row);
  }

  /** Withdraws at run time; the slug stays taken, so that no file brings the post back. Undefined: no such post. */
  async withdrawSlug(slugKey: string): Promise<'updated' | 'unchanged' | undefined> {
    const before = await this.rowWhere('slug_key', slugKey);
    if (!before) return undefined;
    if (before.status === 'withdrawn') return 'unchanged';
    this.changed = true;
    await this.transaction
      .updateTable('posts')
      .set({ status: 'withdrawn', source: runTimeSource + slugKey })
      .where('id', '=', before.id)
      .execute();
    return 'updated';
  }

  /** Gives a post of the run time to the file that says the same; false while they differ. */
  async handOver(owner: string, file: PostRow): Promise<boolean> {
    const before = await this.rowWhere('source', owner);
    const taken = await this.rowWhere('source', file.source);
    if (taken || before?.source_hash !== file.source_hash || before.status === 'withdrawn') return false;
    await this.transaction
      .updateTable('posts')
      .set({ source: file.source })
      .where('id', '=', before.id)
      .execute();
    return true;
  }

  /** Takes a post off the site; its id stays, should the source come back, and its slug becomes free. */
  async withdraw(source: string): Promise<void> {
    this.changed = true;
    await this.transaction
      .updateTable('posts')
      .set({ status: 'withdrawn', slug_key: `withdrawn:${source}` })
      .where('source', '=', source)
      .execute();
  }

  /** The post with this in one of its columns. */
  rowWhere(column: 'id' | 'source' | 'slug_key', value: string): Promise<Selectable<PostsTable> | undefined> {
    return this.transaction.selectFrom('posts').selectAll().where(column, '=', value).executeTakeFirst();
  }

  private async raiseVersion(by: number): Promise<void> {
    await this.transaction
      .updateTable('meta')
      .set((expression) => ({ value: expression('value', '+', by) }))
      .where('name', '=', 'content')
      .execute();
  }
}

/** Whether a reader would notice; rows from before texts were kept count as never edited. */
const isEdited = (before: Selectable<PostsTable>, { text, ...row }: PostRow): boolean =>
  before.text !== '' &&
  before.text !== text &&
  (['title', 'excerpt', 'content', 'tags', 'region'] as const).some((field) => before[field] !== row[field]);
