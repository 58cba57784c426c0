import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { release as releaseSchema, type Release } from '@northgate/contracts/release.js';
import { buildRelease } from '../publish/build-release.js';
import { isTextual } from '../files/compress.js';
import { sourceDigest } from '@northgate/build/release/source-digest.js';
import type { Store } from '../store/store.js';
import { readGoodCopies } from '../files/read-good-copies.js';
import { replaceFile } from './replace-file.js';
import { damagedFilesOf, isReleased } from '../store/verify-release.js';
import type { DamagedRelease } from './verify-store.js';

/** How long building a release again may take, in milliseconds. */
const buildTime = 600_000;

/** What came of a repair: nothing is left to do when `left` is empty; `why` says why something is. */
export interface Repaired {
  left: string[];
  why?: string;
}

const isForServer = (file: string): boolean => file.startsWith('server/');

/**
 * Brings a release back byte for byte: a file from a good compressed copy of its own, else from a build of the same
 * source. Only what hashes to what was published is put in place.
 */
export async function repairRelease(root: string, store: Store, damaged: DamagedRelease): Promise<Repaired> {
  const { app, version } = damaged;
  const folder = store.releaseFolder(app, version);
  await store.refresh(folder);
  const known = await store.readRelease(app, version).catch(() => null);
  if (known) await mendFromForms(folder, known);
  if (known && !(await damagedFilesOf(store, known)).length) return { left: [] };
  const built = await findBuild(root, damaged, known);
  if (!built) {
    const why = `It was built from another state of the source; check that out and run this again (${version}).`;
    return { left: known ? await damagedFilesOf(store, known) : damaged.files, why };
  }
  if (!known) {
    const description = await readFile(join(built, 'release.json'));
    await replaceFile(join(folder, 'release.json'), description, false);
  }
  const release = known ?? (await store.readRelease(app, version));
  if (!release) return { left: damaged.files };
  await mendFromBuild(folder, release, built, await damagedFilesOf(store, release));
  const left = await damagedFilesOf(store, release);
  return { left, ...(left.length ? { why: 'Building it again gave other bytes.' } : {}) };
}

async function mendFromForms(folder: string, release: Release): Promise<void> {
  for (const file of Object.keys(release.files).filter(isTextual)) {
    const { copies, damaged } = await readGoodCopies(join(folder, file), isReleased(release, file));
    if (copies && damaged.length) await replaceFile(join(folder, file), copies.identity, !isForServer(file));
  }
}

async function mendFromBuild(
  folder: string,
  release: Release,
  built: string,
  damaged: string[],
): Promise<void> {
  const names = new Set(damaged.map((path) => relative(folder, path)));
  for (const file of Object.keys(release.files)) {
    if (!names.has(file)) continue;
    const content = await readFile(join(built, file)).catch(() => null);
    if (content && isReleased(release, file)(content))
      await replaceFile(join(folder, file), content, isTextual(file) && !isForServer(file));
  }
}

/** Folder of a build of this version: one that is kept, or a fresh one where the source is the same. */
async function findBuild(
  root: string,
  { app, version }: DamagedRelease,
  known: Release | null,
): Promise<string | null> {
  const builds = join(root, '.cache', 'builds', app);
  for (const name of await readdir(builds).catch(() => [])) {
    const text = await readFile(join(builds, name, 'release.json'), 'utf8').catch(() => 'null');
    const found = releaseSchema.safeParse(JSON.parse(text)).data;
    if (found?.version === version) return join(builds, name);
  }
  const mode = known?.mode ?? 'production';
  if (known && (await sourceDigest(root, app, mode)) !== known.source) return null;
  const { folder, release } = await buildRelease(app, { root, mode, patience: buildTime });
  return release.version === version ? folder : null;
}
