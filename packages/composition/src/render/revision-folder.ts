import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageTable } from '@northgate/contracts/revision.js';
import { contentHash } from '../files/content-hash.js';
import { readGoodCopies } from '../files/read-good-copies.js';
import { encodings, writeCompressed } from '../files/compress.js';
import { isDiskFull } from '../store/is-disk-full.js';
import type { ReadStore } from '../store/read-store.js';
import { writePicture, writeText } from './page-files.js';

/** Pages of another revision: where they lie, and what its files hash to. */
export interface PagesSource {
  folder: string;
  files: Record<string, string>;
  /** The folder of the revision before it, which has copies of its own. */
  before?: string | null;
}

const endings = ['', ...Object.values(encodings)];

/** Where the pages of a revision lie. Tables from before files had hashes know those of pages as their ETags. */
export function pagesSource(store: ReadStore, number: number, table: PageTable): PagesSource {
  const pages = [...Object.values(table.pages), ...Object.values(table.missing), table.notFound];
  const etags = Object.fromEntries(pages.map(({ file, etag }) => [file, etag]));
  return { folder: store.pagesFolder(number), files: { ...etags, ...table.files } };
}

/** The folder of a revision that is being made; it remembers what every file in it hashes to. */
export class RevisionFolder {
  readonly files: Record<string, string> = {};

  constructor(readonly path: string) {}

  /** Writes a text with its compressed copies and returns its size in bytes and its ETag. */
  async writeText(file: string, text: string): Promise<{ bytes: number; etag: string }> {
    const written = await writeText(this.path, file, text);
    this.files[file] = written.etag;
    return written;
  }

  /** Writes the picture of the page at a path and returns its file. */
  async writePicture(path: string, picture: Buffer): Promise<string> {
    const file = await writePicture(this.path, path, picture);
    this.files[file] = contentHash(picture);
    return file;
  }

  /**
   * Puts a file of another revision, with its compressed copies, into this one. Of what stays the same there are two
   * copies, which revisions name in turn, so that damage to the live one leaves that of the revision before as it was.
   * False when no copy is good.
   */
  async take(file: string, { folder, files, before }: PagesSource): Promise<boolean> {
    const hash = files[file];
    if (hash && this.files[file] === hash) return true;
    const [from, to] = [join(folder, file), join(this.path, file)];
    await mkdir(dirname(to), { recursive: true });
    if (file in this.files) for (const ending of endings) await rm(to + ending, { force: true });
    const taken =
      (before && (await linkTwin(join(before, file), from, to))) ||
      (await copyGood(from, to, hash)) ||
      (before && (await copyGood(join(before, file), to, hash)));
    if (taken && hash) this.files[file] = hash;
    return Boolean(taken);
  }
}

/** Times that were set are rounded to milliseconds. */
const areSame = (one = -1, other = -1): boolean => one >= 0 && Math.abs(one - other) <= 1;

const statOf = (file: string) => stat(file).catch(() => null);

/** Links a second copy of the same file when there is one. Writing over a file changes its time, so it is none any more. */
async function linkTwin(twin: string, file: string, to: string): Promise<boolean> {
  const pairs = await Promise.all(
    endings.map(
      async (ending) => [ending, await statOf(twin + ending), await statOf(file + ending)] as const,
    ),
  );
  const made = pairs[0]?.[1]?.mtimeMs;
  const isOf = (time: number | undefined) => areSame(time, made);
  const areTwins = pairs.every(
    ([, one, other]) =>
      (!one && !other) ||
      (isOf(one?.mtimeMs) && isOf(other?.mtimeMs) && one?.size === other?.size && one?.ino !== other?.ino),
  );
  if (!areTwins || made === undefined) return false;
  for (const [ending, one] of pairs) if (one) await link(twin + ending, to + ending);
  return true;
}

/** On a full disk a link is better than no way back. */
const copyOrLink = (from: string, to: string): Promise<void> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch(async (error: unknown) => {
    if (!isDiskFull(error)) throw error;
    await rm(to, { force: true });
    await link(from, to);
  });

/** Copies a file and its compressed copies, or shares their blocks where the disk can; damaged ones are made anew. */
async function copyGood(from: string, to: string, hash: string | undefined): Promise<boolean> {
  const isGood = (content: Buffer) => hash === undefined || contentHash(content) === hash;
  const plain = await statOf(from);
  const content = plain && (await readFile(from));
  const forms = await Promise.all(endings.slice(1).map((ending) => statOf(from + ending)));
  const untouched = forms.every((form) => !form || areSame(form.mtimeMs, plain?.mtimeMs));
  if (content && isGood(content) && untouched) {
    const present = ['', ...endings.slice(1).filter((_, index) => forms[index])];
    for (const ending of present) {
      await copyOrLink(from + ending, to + ending);
      await utimes(to + ending, plain.atime, plain.mtime);
    }
    return true;
  }
  const good = (await readGoodCopies(from, isGood)).copies;
  if (!good) return false;
  await writeFile(to, good.identity);
  if (forms.some(Boolean)) await writeCompressed(to, good.identity);
  return true;
}
