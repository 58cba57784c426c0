import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PostFileError, parsePostFile } from './post-file.js';
import type { PostChanges, PostRepository, PostRow } from './post.repository.js';
import { renderMarkdown } from './render-markdown.js';

/** Part of every hash: raising it renders all posts anew when the rendering itself has changed. */
const renderingVersion = 1;

const sourcePrefix = 'file:';

/** What an import did; `faults` are sentences that name file and field. */
export interface ImportReport {
  written: number;
  withdrawn: number;
  faults: string[];
}

interface SourceFile {
  name: string;
  text: string;
  hash: string;
}

/**
 * Makes the posts that came from files the same as the Markdown files of the folder.
 * A second run changes nothing; a file that cannot be read leaves its post as it was.
 */
export async function importPosts(folder: string, posts: PostRepository): Promise<ImportReport> {
  const files = await readSources(folder);
  return posts.change(async (changes) => {
    const report: ImportReport = { written: 0, withdrawn: 0, faults: [] };
    const stored = await changes.sources(sourcePrefix);
    const present = new Set(files.map(({ name }) => sourcePrefix + name));
    for (const [source, { withdrawn }] of stored) {
      if (withdrawn || present.has(source)) continue;
      await changes.withdraw(source);
      report.withdrawn += 1;
    }
    for (const file of files) {
      const known = stored.get(sourcePrefix + file.name);
      if (known?.hash === file.hash && !known.withdrawn) continue;
      await importFile(file, changes, report);
    }
    return report;
  });
}

async function readSources(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(`${renderingVersion}\n${text}`).digest('hex');
      return { name: basename(name), text, hash };
    }),
  );
}

async function importFile(file: SourceFile, changes: PostChanges, report: ImportReport): Promise<void> {
  try {
    const row = await rowOf(file);
    const owner = await changes.ownerOf(row.slug_key);
    if (owner !== undefined && owner !== row.source) {
      throw new PostFileError(`${file.name}: slug: is taken by ${owner.replace(sourcePrefix, '')}`);
    }
    await changes.put(row);
    report.written += 1;
  } catch (error) {
    if (!(error instanceof PostFileError)) throw error;
    report.faults.push(error.message);
  }
}

async function rowOf({ name, text, hash }: SourceFile): Promise<PostRow> {
  const { markdown, date, draft, ...post } = parsePostFile(name, text);
  const { html, passages } = await renderMarkdown(markdown);
  return {
    source: sourcePrefix + name,
    source_hash: hash,
    status: draft ? 'draft' : 'published',
    slug: post.slug,
    slug_key: post.slug.toLowerCase(),
    title: post.title,
    excerpt: post.excerpt,
    content: html,
    region: post.region,
    created_at: `${date}T00:00:00.000Z`,
    tags: JSON.stringify(post.tags),
    ask: JSON.stringify(post.ask),
    passages: JSON.stringify(passages),
  };
}
