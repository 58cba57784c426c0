import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { release, type AppName, type Release } from '@northgate/contracts/release.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import { buildFolder } from '../publish/build-release.js';
import { sourceDigest } from '@northgate/build/release/source-digest.js';
import type { Store } from '../store/store.js';

/** Apps of the working tree whose source is not the one their live release was built from. Builds nothing. */
export async function unreleasedApps(root: string, store: Store): Promise<AppName[]> {
  const live = await store.live();
  const unreleased = await Promise.all(
    checkoutApps(root).map(async (app) => {
      const version = live?.revision.apps[app]?.version;
      const known = version ? await store.readRelease(app, version) : null;
      return known !== null && (await isBuiltFrom(root, known)) ? [] : [app];
    }),
  );
  return unreleased.flat();
}

/** Another source may still come to the same build, as with a comment; a build that is in the cache tells. */
async function isBuiltFrom(root: string, { app, mode, source, version }: Release): Promise<boolean> {
  const now = await sourceDigest(root, app, mode);
  if (now === source) return true;
  const file = join(buildFolder({ root, app, mode, source: now }), 'release.json');
  const built = await readFile(file, 'utf8').catch(() => null);
  return built !== null && release.parse(JSON.parse(built)).version === version;
}
