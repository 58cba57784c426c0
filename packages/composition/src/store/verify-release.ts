import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { isTextual } from '../files/compress.js';
import type { Store } from './store.js';
import { readGoodCopies } from '../files/read-good-copies.js';

type Stored = Pick<Release, 'app' | 'version' | 'files'>;

/** Whether a content is that of a file of a release. */
export const isReleased =
  ({ files }: Pick<Release, 'files'>, file: string) =>
  (content: Buffer): boolean =>
    createHash('sha384').update(content).digest('base64') === files[file]?.sha384;

/** Files of a release in the store, compressed copies included, that are not what was published. */
export async function damagedFilesOf(store: Store, release: Stored): Promise<string[]> {
  const folder = store.releaseFolder(release.app, release.version);
  const damaged: string[] = [];
  for (const file of Object.keys(release.files)) {
    const isGood = isReleased(release, file);
    if (isTextual(file)) damaged.push(...(await readGoodCopies(join(folder, file), isGood)).damaged);
    else if (!(await isWhole(join(folder, file), isGood))) damaged.push(join(folder, file));
  }
  return damaged;
}

/** Apps whose release is not in the store, or not as it was published, with a sentence about each. */
export async function damagedApps(store: Store, apps: Revision['apps']): Promise<Map<AppName, string>> {
  const damaged = new Map<AppName, string>();
  for (const [app, { version }] of Object.entries(apps) as [AppName, { version: string }][]) {
    const release = await store.readRelease(app, version).catch(() => null);
    const why = release ? await firstDamage(store, release) : 'is not in the store';
    if (why) damaged.set(app, `${app} ${version} ${why}: npm run repair -- ${app}`);
  }
  return damaged;
}

async function firstDamage(store: Store, release: Release): Promise<string | null> {
  const folder = store.releaseFolder(release.app, release.version);
  for (const file of Object.keys(release.files))
    if (!(await isWhole(join(folder, file), isReleased(release, file)))) return `is damaged in ${file}`;
  return null;
}

const isWhole = (file: string, isGood: (content: Buffer) => boolean): Promise<boolean> =>
  readFile(file).then(isGood, () => false);
