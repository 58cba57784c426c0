import { LineCounter, isMap, isNode, parseDocument, visit, type Document } from 'yaml';
import { z } from 'zod';
import { postLimits } from './post-limits.js';

/** What no XML document may hold, and so no feed: C0 controls but tab and line ends, lone surrogates, U+FFFE, U+FFFF. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

/** The first character of a text that XML forbids, as in U+0001, and where it stands; undefined when there is none. */
function findForbiddenCharacter(text: string): { name: string; index: number } | undefined {
  const found = forbidden.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { name: `U+${code}`, index: found.index };
}

const required = (limit: number) =>
  z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(limit)
    .superRefine((text, context) => {
      const found = findForbiddenCharacter(text);
      if (found) context.addIssue(notInXml(found.name));
    });

const notInXml = (name: string): string => `must not hold the character ${name}, which a feed cannot carry`;

const toTheMinute = -1;

const moment = z.union(
  [z.iso.date(), z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: toTheMinute })],
  { error: 'must be a date such as 2026-10-31, or a time such as 2026-10-31T09:00Z' },
);

const frontMatter = z.strictObject({
  title: required(200),
  slug: z
    .string()
    .max(90)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'must be letters and digits joined by dashes'),
  excerpt: required(400),
  tags: z.array(required(40)).max(20),
  region: required(40),
  date: moment.transform((text) => new Date(text).toISOString()),
  draft: z.boolean().default(false),
  ask: z.array(required(200)).max(20).default([]),
});

/** One Markdown file, taken apart. */
export interface PostFile extends z.output<typeof frontMatter> {
  markdown: string;
  /** Line of the file on which the Markdown begins. */
  firstLine: number;
}

/** A post that cannot be read; the message names file, line and field. */
export class PostFileError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${file}:${line}: ${field}: ${reason}`);
  }
}

/** A post that can be read and is beyond one of the limits; the message names the limit. */
export class PostLimitError extends PostFileError {}

const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

/** Reads front matter and text of a post; throws `PostFileError`. */
export function parsePostFile(name: string, source: string): PostFile {
  const [, head, markdown] = parts.exec(source) ?? [];
  if (head === undefined || markdown === undefined) {
    throw new PostFileError(name, 1, 'front matter', 'must stand between two lines of ---');
  }
  const firstLine = head.split('\n').length + 3;
  const data = readFrontMatter(name, head);
  if (markdown.trim() === '') throw new PostFileError(name, firstLine, 'text', 'must not be empty');
  refuseForbidden(name, 'front matter', head, 2);
  refuseForbidden(name, 'text', markdown, firstLine);
  return { ...data, markdown, firstLine };
}

/** Names the place of a character that XML forbids; `firstLine` is where the text begins in the file. */
function refuseForbidden(name: string, field: string, text: string, firstLine: number): void {
  const found = findForbiddenCharacter(text);
  if (!found) return;
  const before = text.slice(0, found.index).split('\n');
  const reason = `${notInXml(found.name)} (column ${before.at(-1)!.length + 1})`;
  throw new PostFileError(name, firstLine + before.length - 1, field, reason);
}

function readFrontMatter(name: string, head: string): z.output<typeof frontMatter> {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault) {
    const reason = fault.message.split(/ at line | \n|\n/, 1)[0]!;
    throw new PostFileError(name, (fault.linePos?.[0].line ?? 0) + 1, 'front matter', reason);
  }
  const { data, error } = frontMatter.safeParse(valueOf(name, document, lines) ?? {});
  if (!error) return data;
  const [issue] = error.issues as [z.core.$ZodIssue];
  const path = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : issue.path;
  const reason = issue.code === 'unrecognized_keys' ? 'is not a field of a post' : issue.message;
  throw new PostFileError(name, lineOf(document, path, lines) + 1, path.join('.') || 'front matter', reason);
}

/** What the YAML says; few aliases only, since each can stand for any number of others. */
function valueOf(name: string, document: Document, lines: LineCounter): unknown {
  const aliases: number[] = [];
  visit(document, { Alias: (_, { range }) => void aliases.push(lines.linePos(range?.[0] ?? 0).line + 1) });
  const refused = (reason: string, line = 1) => new PostFileError(name, line, 'front matter', reason);
  const tooMany = `must not hold more than ${postLimits.aliases} YAML aliases`;
  if (aliases.length > postLimits.aliases) throw refused(tooMany, aliases[postLimits.aliases]);
  try {
    return document.toJS();
  } catch (error) {
    throw refused((error as Error).message, aliases[0]);
  }
}

/** The line of a field within the front matter; of its start when the field is not there. */
function lineOf(document: Document, path: PropertyKey[], lines: LineCounter): number {
  const [field] = path;
  const value = path.length > 1 ? document.getIn(path, true) : undefined;
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isNode(key) && String(key) === field)
    : undefined;
  const node = isNode(value) ? value : pair?.key;
  return isNode(node) && node.range ? lines.linePos(node.range[0]).line : 0;
}
