import { relative } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import { damagedFilesOf } from '../store/verify-release.js';
import type { Store } from '../store/store.js';

/**
 * Puts a release folder into the store and verifies every file's hash as read back. What lies there spoilt is replaced
 * once. Throws when a file is still not what was published, and leaves nothing behind.
 */
export async function publishRelease(store: Store, folder: string, release: Release): Promise<void> {
  const { app, version } = release;
  await store.addRelease(folder, release);
  if ((await spoiltFile(store, release)) === null) return;
  await store.removeRelease(app, version);
  await store.addRelease(folder, release);
  const spoilt = await spoiltFile(store, release);
  if (spoilt === null) return;
  await store.removeRelease(app, version);
  throw new Error(`${app} ${version}: ${spoilt} in the store is not what was published.`);
}

async function spoiltFile(store: Store, { app, version, files }: Release): Promise<string | null> {
  // A store elsewhere brings its release to this machine when it is read.
  if (!(await store.readRelease(app, version).catch(() => null))) return 'release.json';
  const [damaged] = await damagedFilesOf(store, { app, version, files });
  return damaged ? relative(store.releaseFolder(app, version), damaged) : null;
}
