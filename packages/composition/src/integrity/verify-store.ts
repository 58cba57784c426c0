import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import { encodings, isTextual } from '../files/compress.js';
import { pagesSource } from '../render/revision-folder.js';
import type { Store } from '../store/store.js';
import { contentHash } from '../files/content-hash.js';
import { readGoodCopies } from '../files/read-good-copies.js';
import { damagedFilesOf } from '../store/verify-release.js';

/** A release with the full paths of its files that are not what was published. */
export interface DamagedRelease {
  app: AppName;
  version: string;
  /** Null when its description cannot be read. */
  release: Release | null;
  files: string[];
}

/** A revision with the files of its pages, relative to their folder, that are not what was rendered. */
export interface DamagedPages {
  revision: Revision;
  /** Null when the table of pages cannot be read. */
  table: PageTable | null;
  files: string[];
}

/** Releases with damaged files, of one app or of all. */
export async function damagedReleases(store: Store, only?: AppName): Promise<DamagedRelease[]> {
  const found: DamagedRelease[] = [];
  for (const { app, version } of await store.releases()) {
    if (only && app !== only) continue;
    const release = await store.readRelease(app, version).catch(() => null);
    const files = release
      ? await damagedFilesOf(store, release)
      : [join(store.releaseFolder(app, version), 'release.json')];
    if (files.length) found.push({ app, version, release, files });
  }
  return found;
}

/** Revisions with damaged pages. Revisions whose pages were pruned have none. */
export async function damagedPages(store: Store): Promise<DamagedPages[]> {
  const found: DamagedPages[] = [];
  for (const revision of await store.revisions()) {
    const folder = store.pagesFolder(revision.number);
    const table = await store.readPages(revision.number).catch(() => null);
    if (!table && (await isGone(folder))) continue;
    const files = table ? await damagedFilesIn(store, revision, table) : ['pages.json'];
    if (files.length) found.push({ revision, table, files });
  }
  return found;
}

async function damagedFilesIn(
  store: Store,
  { number, pagesHash }: Revision,
  table: PageTable,
): Promise<string[]> {
  const { folder, files } = pagesSource(store, number, table);
  const damaged: string[] = [];
  const text = await readFile(join(folder, 'pages.json'));
  if (pagesHash && contentHash(text) !== pagesHash) damaged.push('pages.json');
  for (const [file, hash] of Object.entries(files)) {
    const isGood = (content: Buffer) => contentHash(content) === hash;
    const found = (await readGoodCopies(join(folder, file), isGood)).damaged;
    if (isTextual(file)) found.push(...(await missingForms(join(folder, file))));
    damaged.push(...found.map((path) => path.slice(folder.length + 1)));
  }
  return damaged;
}

/** Every text has these compressed copies; zstd depends on the Node that made it. */
async function missingForms(file: string): Promise<string[]> {
  const forms = [file + encodings.br, file + encodings.gzip];
  const gone = await Promise.all(forms.map(isGone));
  return forms.filter((_, index) => gone[index]);
}

const isGone = (path: string): Promise<boolean> =>
  access(path).then(
    () => false,
    () => true,
  );
