import type { PostFields } from '@northgate/contracts/console/posts.js';
import type { Selectable } from 'kysely';
import { stringify } from 'yaml';
import type { PostsTable } from '../database/tables.js';
import { parsePostFile } from '../blog/post-file.js';

/** A post as a Markdown file with front matter, and the line its text begins on. */
export function textOf({ markdown, ask, ...front }: PostFields): { text: string; firstLine: number } {
  const head = stringify({ ...front, ...(ask.length ? { ask } : {}) }, { lineWidth: 0 });
  return { text: `---\n${head}---\n${markdown}`, firstLine: head.split('\n').length + 2 };
}

/** What a stored post says; one whose file is not kept has its front matter only. */
export function fieldsOf(row: Selectable<PostsTable>): PostFields {
  const { title, slug, excerpt, region, created_at: date } = row;
  const [tags, ask] = [JSON.parse(row.tags) as string[], JSON.parse(row.ask) as string[]];
  const markdown = row.text ? parsePostFile(slug, row.text).markdown : '';
  return { title, slug, excerpt, tags, region, date, ask, markdown };
}
