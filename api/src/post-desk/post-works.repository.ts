import { Injectable } from '@nestjs/common';
import type { PostDetail, PostFields, PostVersion, VersionLine } from '@northgate/contracts/console/posts.js';
import type { Kysely, Selectable } from 'kysely';
import { Database } from '../database/database.js';
import type { PostVersionsTable, Tables } from '../database/tables.js';
import { detailOf, type KnownPost } from './known-post.js';

/** Saves of one person are one version for this long, in milliseconds. */
const stretch = 600_000;

type Store = Kysely<Tables>;

/** Reads what is known of posts, at the desk and on the site. */
@Injectable()
export class PostWorksRepository {
  constructor(private readonly database: Database) {}

  async all(): Promise<KnownPost[]> {
    const posts = await this.database.selectFrom('posts').selectAll().execute();
    const works = await this.database.selectFrom('post_works').selectAll().execute();
    const workOf = new Map(works.map((work) => [work.id, work]));
    const stored = new Set(posts.map(({ id }) => id));
    return [
      ...posts.map((post) => ({ post, work: workOf.get(post.id) })),
      ...works.filter(({ id }) => !stored.has(id)).map((work) => ({ work })),
    ];
  }

  async detail(id: string): Promise<PostDetail | undefined> {
    const known = await knownPost(this.database, id);
    if (!known) return undefined;
    const versions = await this.database
      .selectFrom('post_versions')
      .select(['version', 'at', 'author', 'kind'])
      .where('post_id', '=', id)
      .orderBy('version', 'desc')
      .limit(200)
      .execute();
    const former = await this.database
      .selectFrom('post_redirects')
      .select('slug')
      .where('post_id', '=', id)
      .orderBy('slug_key')
      .execute();
    const formerSlugs = former.map(({ slug }) => slug);
    return { ...detailOf(known), formerSlugs, versions: versions.map(versionLine) };
  }

  async version(id: string, version: number): Promise<PostVersion | undefined> {
    const row = await this.database
      .selectFrom('post_versions')
      .selectAll()
      .where('post_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row && { ...versionLine(row), fields: JSON.parse(row.fields) as PostFields };
  }
}

const versionLine = ({
  version,
  at,
  author,
  kind,
}: Pick<Selectable<PostVersionsTable>, 'version' | 'at' | 'author' | 'kind'>): VersionLine => ({
  version,
  at: new Date(at).toISOString(),
  author,
  kind,
});

/** What the store has of one post, undefined for nothing. */
export async function knownPost(store: Store, id: string): Promise<KnownPost | undefined> {
  const post = await store.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirst();
  const work = await store.selectFrom('post_works').selectAll().where('id', '=', id).executeTakeFirst();
  return post || work ? { post, work } : undefined;
}

interface Kept {
  id: string;
  fields: PostFields;
  author: string;
}

/** Keeps words as the next version; says whether a new stretch of work begins with them. */
export async function keepVersion(
  store: Store,
  { work }: KnownPost,
  { id, fields, author }: Kept,
): Promise<{ version: number; begins: boolean }> {
  const now = Date.now();
  const version = (work?.version ?? 0) + 1;
  const last = await store
    .selectFrom('post_versions')
    .selectAll()
    .where('post_id', '=', id)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  const goesOn = last?.kind === 'saved' && last.author === author && now - last.began_at < stretch;
  if (goesOn)
    await store
      .deleteFrom('post_versions')
      .where('post_id', '=', id)
      .where('version', '=', version - 1)
      .execute();
  const words = JSON.stringify(fields);
  await store
    .insertInto('post_versions')
    .values({
      ...{ post_id: id, version, began_at: goesOn ? last.began_at : now, at: now },
      ...{ author, kind: 'saved', fields: words },
    })
    .execute();
  const saved = { version, fields: words, saved_at: now, saved_by: author };
  if (work) await store.updateTable('post_works').set(saved).where('id', '=', id).execute();
  else
    await store
      .insertInto('post_works')
      .values({ id, ...saved, published_version: 0, live_hash: '' })
      .execute();
  return { version, begins: !goesOn };
}

/** Says of a version why it is kept for itself; false where it is no more. */
export async function markVersion(
  store: Store,
  id: string,
  version: number,
  kind: VersionLine['kind'],
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('post_versions')
    .set({ kind })
    .where('post_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that a version is what the site shows, under its hash. */
export const notePublished = (
  store: Store,
  id: string,
  { version, hash }: { version: number; hash: string },
) =>
  store
    .updateTable('post_works')
    .set({ published_version: version, live_hash: hash })
    .where('id', '=', id)
    .execute();

/** Takes a draft and its versions away. */
export async function forgetWork(store: Store, id: string): Promise<void> {
  await store.deleteFrom('post_versions').where('post_id', '=', id).execute();
  await store.deleteFrom('post_works').where('id', '=', id).execute();
}
