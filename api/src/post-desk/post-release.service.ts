import { Injectable } from '@nestjs/common';
import type { Changed } from '@northgate/contracts/console/audit.js';
import type { PostDetail, PostFields, PostPublication } from '@northgate/contracts/console/posts.js';
import { BlogService } from '../blog/blog.service.js';
import { PostRepository, runTimeSource, type PostChanges, type PostRow } from '../blog/post.repository.js';
import { AppError } from '../http/app-error.js';
import { DeskRenderer } from './desk-renderer.js';
import { liveHash, stateOf, wordsOf, type KnownPost } from './known-post.js';
import { changeOf, notThere, PostDeskService } from './post-desk.service.js';
import { keepVersion, knownPost, markVersion, notePublished } from './post-works.repository.js';

/** Brings posts of the desk to the site and takes them off it. */
@Injectable()
export class PostReleaseService {
  constructor(
    private readonly posts: PostRepository,
    private readonly blog: BlogService,
    private readonly desk: PostDeskService,
    private readonly renderer: DeskRenderer,
  ) {}

  /**
   * Publishes the version that was seen, or schedules it where its date is to come. Throws `conflict` when post or site have
   * changed since, and `invalid-input` where something is missing.
   */
  async publish(id: string, seen: PostPublication, author: string): Promise<Changed<PostDetail>> {
    const fields = await this.posts.change(async ({ transaction }) => {
      const known = checked(await knownPost(transaction, id), seen);
      const words = wordsOf(known);
      return { ...words, date: words.date || new Date().toISOString() };
    });
    const row = await this.renderer.row(fields);
    row.source = runTimeSource + row.slug_key;
    const before = await this.posts.change((changes) => replace(changes, { id, seen, fields, row, author }));
    // What was committed is committed, even if it can only be read again a moment later.
    await this.blog.refresh().catch(() => {});
    const result = await this.desk.detail(id);
    const after = { state: result.state, slug: row.slug, version: result.version };
    return { result, change: changeOf('publish post', id, stateText(before), after) };
  }

  async withdraw(id: string): Promise<Changed<PostDetail>> {
    const before = await this.posts.change(async (changes) => {
      const known = (await knownPost(changes.transaction, id)) ?? notThere();
      if (!known.post) throw new AppError('conflict', { error: 'This post was never published.' });
      await changes.withdrawSlug(known.post.slug_key);
      return known;
    });
    await this.blog.refresh().catch(() => {});
    const result = await this.desk.detail(id);
    return { result, change: changeOf('withdraw post', id, stateText(before), { state: result.state }) };
  }
}

const stateText = (known: KnownPost) => ({ state: stateOf(known), slug: known.post?.slug ?? null });

/** Throws `conflict` unless post and site are as they were seen. */
function checked(known: KnownPost | undefined, { version, live }: PostPublication): KnownPost {
  if (!known) return notThere();
  if ((known.work?.version ?? 0) !== version || liveHash(known) !== live) throw new AppError('conflict');
  return known;
}

interface Replacement {
  id: string;
  seen: PostPublication;
  fields: PostFields;
  row: PostRow;
  author: string;
}

/** Writes the post, keeps what was published as a version, and lets a former slug lead to the new one. */
async function replace(
  changes: PostChanges,
  { id, seen, fields, row, author }: Replacement,
): Promise<KnownPost> {
  const { transaction } = changes;
  const known = checked(await knownPost(transaction, id), seen);
  const taken = await changes.rowWhere('slug_key', row.slug_key);
  if (taken && taken.id !== id) {
    const error = `The address ${row.slug} belongs to “${taken.title}”.`;
    throw new AppError('invalid-input', { error, fields: { slug: error } });
  }
  const isKept = known.work && JSON.stringify(fields) === known.work.fields;
  const version = isKept
    ? seen.version
    : (await keepVersion(transaction, known, { id, fields, author })).version;
  await markVersion(transaction, id, version, 'published');
  await changes.put(row, id);
  await notePublished(transaction, id, { version, hash: row.source_hash });
  const { post } = known;
  if (post && stateOf(known) === 'published' && post.slug_key !== row.slug_key)
    await transaction
      .insertInto('post_redirects')
      .values({ slug_key: post.slug_key, slug: post.slug, post_id: id })
      .onConflict((conflict) => conflict.column('slug_key').doUpdateSet({ post_id: id }))
      .execute();
  return known;
}
