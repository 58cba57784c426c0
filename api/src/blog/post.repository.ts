import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Post } from '@northgate/contracts/blog.js';
import type { Insertable, Transaction } from 'kysely';
import { Database } from '../database/database.js';
import type { PostsTable, Tables } from '../database/tables.js';
import type { Passage } from './passages.js';

/** A published post with what only search needs. */
export interface StoredPost {
  post: Post;
  ask: string[];
  passages: Passage[];
}

/** All of a post but its id, which is given once and kept. */
export type PostRow = Omit<Insertable<PostsTable>, 'id'>;

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

  /** Newest first. */
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
      },
      ask: JSON.parse(row.ask) as string[],
      passages: JSON.parse(row.passages) as Passage[],
    }));
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

  constructor(private readonly transaction: Transaction<Tables>) {}

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

  /** The source that has this slug now, if any but a withdrawn one. */
  async ownerOf(slugKey: string): Promise<string | undefined> {
    const row = await this.transaction
      .selectFrom('posts')
      .select('source')
      .where('slug_key', '=', slugKey)
      .executeTakeFirst();
    return row?.source;
  }

  async put({ source, ...values }: PostRow): Promise<void> {
    this.changed = true;
    await this.transaction
      .insertInto('posts')
      .values({ id: randomUUID(), source, ...values })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
      .execute();
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

  private async raiseVersion(by: number): Promise<void> {
    await this.transaction
      .updateTable('meta')
      .set((expression) => ({ value: expression('value', '+', by) }))
      .where('name', '=', 'content')
      .execute();
  }
}
