import { parseDocument } from 'yaml';
import { z } from 'zod';

const required = (limit: number) => z.string().trim().min(1, 'must not be empty').max(limit);

const frontMatter = z.strictObject({
  title: required(200),
  slug: z
    .string()
    .max(90)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'must be letters and digits joined by dashes'),
  excerpt: required(400),
  tags: z.array(required(40)).max(20),
  region: required(40),
  date: z.iso.date('must be a date such as 2026-10-31'),
  draft: z.boolean().default(false),
  ask: z.array(required(200)).max(20).default([]),
});

/** One Markdown file, taken apart. */
export interface PostFile extends z.output<typeof frontMatter> {
  markdown: string;
}

/** A post that cannot be read; the message names file and field. */
export class PostFileError extends Error {}

const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Reads front matter and text of a post; throws `PostFileError`. */
export function parsePostFile(name: string, source: string): PostFile {
  const [, head, markdown] = parts.exec(source) ?? [];
  if (head === undefined || markdown === undefined) {
    throw new PostFileError(`${name}: must start with front matter between two lines of ---`);
  }
  const document = parseDocument(head);
  const fault = document.errors[0];
  if (fault) throw new PostFileError(`${name}: the front matter is not YAML: ${fault.message}`);
  const { data, error } = frontMatter.safeParse(document.toJS() ?? {});
  if (error) {
    const [{ path, message }] = error.issues as [z.core.$ZodIssue];
    throw new PostFileError(`${name}: ${path.join('.') || 'front matter'}: ${message}`);
  }
  if (markdown.trim() === '') throw new PostFileError(`${name}: text: must not be empty`);
  return { ...data, markdown };
}
