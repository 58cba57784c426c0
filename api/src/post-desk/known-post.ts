import type { PostDetail, PostFields, PostLine, PostState } from '@northgate/contracts/console/posts.js';
import type { Selectable } from 'kysely';
import type { PostsTable, PostWorksTable } from '../database/tables.js';
import { stringify } from 'yaml';
import { parsePostFile } from '../blog/post-file.js';

/** What is known of one post: as the site has it, as it is worked on, or both. */
export interface KnownPost {
  post?: Selectable<PostsTable> | undefined;
  work?: Selectable<PostWorksTable> | undefined;
}

const idOf = ({ post, work }: KnownPost): string => post?.id ?? work?.id ?? '';

export function stateOf({ post }: KnownPost): PostState {
  if (!post || post.status === 'draft') return 'draft';
  if (post.status === 'withdrawn') return 'withdrawn';
  return Date.parse(post.created_at) > Date.now() ? 'scheduled' : 'published';
}

/** Whether it is on the site, or will be by itself. */
const isOut = (known: KnownPost): boolean => ['scheduled', 'published'].includes(stateOf(known));

/** The hash of what the site shows of it; empty for nothing. */
export const liveHash = (known: KnownPost): string => (isOut(known) ? (known.post?.source_hash ?? '') : '');

const hasUnpublished = ({ work }: KnownPost): boolean =>
  work !== undefined && work.version !== work.published_version;

/** Its words at the desk. What was published from elsewhere counts, unless somebody has words here that are not out yet. */
export function wordsOf(known: KnownPost): PostFields {
  const { post, work } = known;
  const isNewest = work && (!post || hasUnpublished(known) || work.live_hash === post.source_hash);
  return isNewest ? (JSON.parse(work.fields) as PostFields) : fieldsOf(post!);
}

export function lineOf(known: KnownPost): PostLine {
  const { post, work } = known;
  // Only the words of the desk are kept as one: those of a file need not be read for a list.
  const stored = post && { ...post, date: post.created_at, tags: JSON.parse(post.tags) as string[] };
  const { title, slug, region, tags, date } = hasUnpublished(known) || !stored ? wordsOf(known) : stored;
  return {
    ...{ id: idOf(known), title, slug, region, tags, date },
    ...{ state: stateOf(known), changed: isOut(known) && hasUnpublished(known) },
    savedAt: work ? new Date(work.saved_at).toISOString() : (post?.updated_at ?? ''),
    savedBy: work?.saved_by ?? '',
  };
}

/** A post with everything but its versions and former slugs. */
export function detailOf(known: KnownPost): Omit<PostDetail, 'versions' | 'formerSlugs'> {
  const { id, state, changed, savedAt, savedBy } = lineOf(known);
  const { post, work } = known;
  return {
    ...{ id, state, changed, savedAt, savedBy },
    version: work?.version ?? 0,
    fields: wordsOf(known),
    live: post && isOut(known) ? { slug: post.slug, hash: post.source_hash, fields: fieldsOf(post) } : null,
  };
}

/** A post as a Markdown file with front matter, and the line its text begins on. */
export function textOf({ markdown, ask, ...front }: PostFields): { text: string; firstLine: number } {
  const head = stringify({ ...front, ...(ask.length ? { ask } : {}) }, { lineWidth: 0 });
  return { text: `---\n${head}---\n${markdown}`, firstLine: head.split('\n').length + 2 };
}

/** What a stored post says; one whose file is not kept has its front matter only. */
function fieldsOf(row: Selectable<PostsTable>): PostFields {
  const { title, slug, excerpt, region, created_at: date } = row;
  const [tags, ask] = [JSON.parse(row.tags) as string[], JSON.parse(row.ask) as string[]];
  const markdown = row.text ? parsePostFile(slug, row.text).markdown : '';
  return { title, slug, excerpt, tags, region, date, ask, markdown };
}
