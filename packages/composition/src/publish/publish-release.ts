import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import type { Store } from '../store/store.js';

/** Puts a release folder into the store and verifies every file's hash as read back. Throws when one differs. */
export async function publishRelease(store: Store, folder: string, release: Release): Promise<void> {
  await store.addRelease(folder, release);
  const place = store.releaseFolder(release.app, release.version);
  for (const [file, { sha384 }] of Object.entries(release.files)) {
    const found = createHash('sha384')
      .update(await readFile(join(place, file)))
      .digest('base64');
    if (found !== sha384)
      throw new Error(`${release.app} ${release.version}: ${file} in the store is not what was published.`);
  }
}
