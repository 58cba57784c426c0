import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportMode } from '../environment.js';
import { parsePostFile, PostFileError } from './post-file.js';
import type { PostRenderer } from './post-renderer.js';
import { hashOf } from './post-source.js';
import { runTimeSource, type PostChanges, type PostRepository, type PostRow } from './post.repository.js';

const fileSource = 'file:';

/**
 * What an import did; `faults` are sentences that name file, line and field, `kept` names files that gave way to the run
 * time, `leftAside` those that differ from a database that was filled before.
 */
export interface ImportReport {
  written: number;
  withdrawn: number;
  faults: string[];
  kept: string[];
  leftAside: string[];
}

/** A Markdown file, or the stored text of a post under its source as name; no text: it cannot be read. */
interface SourceFile {
  source: string;
  name: string;
  text: string | undefined;
  /** The text is the stored one, and only the rendering has changed. */
  stored?: true;
}

type Rendered = [file: SourceFile, row: PostRow][];

/**
 * Makes the posts that came from files the same as the Markdown files of the folder.
 * A second run changes nothing; a file that cannot be read leaves its post as it was, and what was published or
 * withdrawn at run time stays until a file says the same.
 */
export async function importPosts(
  folder: string,
  posts: PostRepository,
  renderer: PostRenderer,
  mode: ImportMode = 'always',
): Promise<ImportReport> {
  const report: ImportReport = { written: 0, withdrawn: 0, faults: [], kept: [], leftAside: [] };
  const files = await readSources(folder, report);
  // Rendering takes its time, and nobody else can write while a transaction is open.
  const { filled, changed } = await posts.change(async (changes) => {
    const isFilled = mode === 'once' && (await changes.sources('')).size > 0;
    if (isFilled) return { filled: true, changed: await renderedOtherwise('', changes) };
    const again = await renderedOtherwise(runTimeSource, changes);
    return { filled: false, changed: [...again, ...(await changedFiles(files, changes))] };
  });
  const rendered = await render(changed, renderer, report);
  await posts.change(async (changes) => {
    if (filled) report.leftAside = await differing(files, changes);
    else await withdrawMissing(files, changes, report);
    const stored = await changes.sources('');
    for (const [file, row] of rendered) {
      const known = stored.get(file.source);
      const isWritten = known?.hash === row.source_hash && !known.withdrawn;
      if (!isWritten) await write(file, row, changes, report);
    }
  });
  return report;
}

async function readSources(folder: string, report: ImportReport): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const read = async (name: string): Promise<SourceFile> => {
    const text = await readFile(join(folder, name), 'utf8').catch((error: Error) => {
      report.faults.push(`${name}:1: post: cannot be read: ${error.message}`);
      return undefined;
    });
    return { source: fileSource + name, name, text };
  };
  return Promise.all(names.map(read));
}

/** Files that say something else than their posts. */
async function changedFiles(files: SourceFile[], changes: PostChanges): Promise<SourceFile[]> {
  const stored = await changes.sources('');
  return files.filter(({ source, text }) => {
    const known = stored.get(source);
    return text !== undefined && (known?.hash !== hashOf(text) || known.withdrawn);
  });
}

/** Posts whose stored text is rendered otherwise now. */
async function renderedOtherwise(prefix: string, changes: PostChanges): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const [source, { hash, withdrawn }] of await changes.sources(prefix)) {
    const text = await changes.textOf(source);
    if (!withdrawn && text && hash !== hashOf(text)) found.push({ source, name: source, text, stored: true });
  }
  return found;
}

/** Names of files that say something else than their posts, and of posts whose file is gone. */
async function differing(files: SourceFile[], changes: PostChanges): Promise<string[]> {
  const stored = await changes.sources(fileSource);
  const names: string[] = [];
  for (const { source, name, text = '' } of files) {
    const known = stored.get(source);
    stored.delete(source);
    const same = known && !known.withdrawn && (await changes.textOf(source)) === text;
    if (!same && !(await isOfTheRunTime(name, text, changes))) names.push(name);
  }
  for (const [source, { withdrawn }] of stored) if (!withdrawn) names.push(source.slice(fileSource.length));
  return names;
}

async function isOfTheRunTime(name: string, text: string, changes: PostChanges): Promise<boolean> {
  try {
    const owner = await changes.ownerOf(parsePostFile(name, text).slug.toLowerCase());
    return owner?.startsWith(runTimeSource) ?? false;
  } catch (error) {
    if (!(error instanceof PostFileError)) throw error;
    return false;
  }
}

async function render(
  files: SourceFile[],
  renderer: PostRenderer,
  { faults }: ImportReport,
): Promise<Rendered> {
  const rendered: Rendered = [];
  for (const file of files)
    try {
      rendered.push([file, await renderer.rowOf(file.source, file.name, file.text ?? '')]);
    } catch (error) {
      if (!(error instanceof PostFileError)) throw error;
      faults.push(error.message);
    }
  return rendered;
}

async function withdrawMissing(
  files: SourceFile[],
  changes: PostChanges,
  report: ImportReport,
): Promise<void> {
  const present = new Set(files.map(({ source }) => source));
  for (const [source, { withdrawn }] of await changes.sources(fileSource)) {
    if (withdrawn || present.has(source)) continue;
    await changes.withdraw(source);
    report.withdrawn += 1;
  }
}

async function write(
  { source, name, text = '', stored }: SourceFile,
  row: PostRow,
  changes: PostChanges,
  report: ImportReport,
): Promise<void> {
  const owner = await changes.ownerOf(row.slug_key);
  if (stored) {
    // Published anew while this was rendered: that is the newer one.
    if ((await changes.textOf(source)) !== text) return;
  } else if (owner?.startsWith(runTimeSource)) {
    if (!(await changes.handOver(owner, row))) report.kept.push(name);
    return;
  } else if (owner !== undefined && owner !== source) {
    const line = text.split('\n').findIndex((one) => one.startsWith('slug:')) + 1;
    const reason = `is taken by ${owner.replace(fileSource, '')}`;
    report.faults.push(new PostFileError(name, line, 'slug', reason).message);
    return;
  }
  await changes.put(row);
  report.written += 1;
}
