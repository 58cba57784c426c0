import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePostFile, PostFileError } from './post-file.js';
import { hashOf, rowOf } from './post-source.js';
import { runTimeSource, type PostChanges, type PostRepository } from './post.repository.js';

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

/** `always` makes the posts the same as their files; `once` fills an empty database and then leaves it as it is. */
export type ImportMode = 'always' | 'once';

interface SourceFile {
  name: string;
  text: string;
}

/**
 * Makes the posts that came from files the same as the Markdown files of the folder.
 * A second run changes nothing; a file that cannot be read leaves its post as it was, and what was published or
 * withdrawn at run time stays until a file says the same.
 */
export async function importPosts(
  folder: string,
  posts: PostRepository,
  mode: ImportMode = 'always',
): Promise<ImportReport> {
  const files = await readSources(folder);
  return posts.change(async (changes) => {
    const report: ImportReport = { written: 0, withdrawn: 0, faults: [], kept: [], leftAside: [] };
    await renderAnew(runTimeSource, changes, report);
    if (mode === 'once' && (await changes.sources('')).size) {
      await renderAnew(fileSource, changes, report);
      return { ...report, leftAside: await differing(files, changes) };
    }
    const stored = await changes.sources(fileSource);
    const present = new Set(files.map(({ name }) => fileSource + name));
    for (const [source, { withdrawn }] of stored) {
      if (withdrawn || present.has(source)) continue;
      await changes.withdraw(source);
      report.withdrawn += 1;
    }
    for (const file of files) {
      const known = stored.get(fileSource + file.name);
      if (known?.hash === hashOf(file.text) && !known.withdrawn) continue;
      await importFile(file, changes, report);
    }
    return report;
  });
}

/** Names of files that say something else than their posts, and of posts whose file is gone. */
async function differing(files: SourceFile[], changes: PostChanges): Promise<string[]> {
  const stored = await changes.sources(fileSource);
  const names: string[] = [];
  for (const { name, text } of files) {
    const known = stored.get(fileSource + name);
    stored.delete(fileSource + name);
    const same = known?.hash === hashOf(text) && !known.withdrawn;
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

/** Posts are rendered again from the text that is kept with them when the rendering has changed. */
async function renderAnew(prefix: string, changes: PostChanges, report: ImportReport): Promise<void> {
  for (const [source, { hash, withdrawn }] of await changes.sources(prefix)) {
    const text = await changes.textOf(source);
    if (withdrawn || !text || hash === hashOf(text)) continue;
    await changes.put(await rowOf(source, source, text));
    report.written += 1;
  }
}

async function readSources(folder: string): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

async function importFile(
  { name, text }: SourceFile,
  changes: PostChanges,
  report: ImportReport,
): Promise<void> {
  try {
    const row = await rowOf(fileSource + name, name, text);
    const owner = await changes.ownerOf(row.slug_key);
    if (owner?.startsWith(runTimeSource)) {
      if (!(await changes.handOver(owner, row))) report.kept.push(name);
      return;
    }
    if (owner !== undefined && owner !== row.source) {
      const line = text.split('\n').findIndex((one) => one.startsWith('slug:')) + 1;
      throw new PostFileError(name, line, 'slug', `is taken by ${owner.replace(fileSource, '')}`);
    }
    await changes.put(row);
    report.written += 1;
  } catch (error) {
    if (!(error instanceof PostFileError)) throw error;
    report.faults.push(error.message);
  }
}
