import { join } from 'node:path';
import type { Environment } from '../environment.js';
import { FolderStore } from './folder-store.js';
import type { Store } from './store.js';

/** The store that the environment names. What is only needed for a bucket is loaded for a bucket. */
export async function openStore({
  dataDir,
  storeUrl,
}: Pick<Environment, 'dataDir' | 'storeUrl'>): Promise<Store> {
  if (!storeUrl) return new FolderStore(join(dataDir, 'store'));
  const [{ ObjectBucket }, { ObjectStore }] = await Promise.all([
    import('./object-bucket.js'),
    import('./object-store.js'),
  ]);
  return new ObjectStore(new ObjectBucket(storeUrl), join(dataDir, 'store-cache'));
}
