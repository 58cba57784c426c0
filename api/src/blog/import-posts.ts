import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PostFileError } from './post-file.js';
import { hashOf, rowOf } from './post-source.js';
import { runTimeSource, type PostChanges, type PostRepository } from './post.repository.js';

const fileSource = 'file:';

/** What an import did; `faults` are sentences that name file, line and field, `kept` names files that gave way. */
export interface ImportReport {
  written: number;
  withdrawn: number;
  faults: string[];
  kept: string[];
}

interface SourceFile {
  name: string;
  text: string;
}

/**
 * Makes the posts that came from files the same as the Markdown files of the folder.
 * A second run changes nothing; a file that cannot be read leaves its post as it was, and what was published or
 * withdrawn at run time stays until a file says the same.
 */
export async function importPosts(folder: string, posts: PostRepository): Promise<ImportReport> {
  const files = await readSources(folder);
  return posts.change(async (changes) => {
    const report: ImportReport = { written: 0, withdrawn: 0, faults: [], kept: [] };
    await renderAnew(changes, report);
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

/** Posts of the run time have no file to be rendered from again, so their text is kept with them. */
async function renderAnew(changes: PostChanges, report: ImportReport): Promise<void> {
  for (const [source, { hash, withdrawn }] of await changes.sources(runTimeSource)) {
    const text = await changes.textOf(source);
    if (withdrawn || hash === hashOf(text)) continue;
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
