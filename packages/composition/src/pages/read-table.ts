import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import { contentHash } from '../files/content-hash.js';
import type { ReadStore } from '../store/read-store.js';

/** The table of a revision's pages. Rejects when it is not the one that was written with the revision. */
export async function readTable(
  store: ReadStore,
  { number, pagesHash }: Revision,
  tell: (damaged: string) => void,
): Promise<PageTable> {
  const file = join(store.pagesFolder(number), 'pages.json');
  try {
    const table = await store.readPages(number);
    if (pagesHash && contentHash(await readFile(file)) !== pagesHash) throw new Error(`${file} is damaged.`);
    return table;
  } catch (error) {
    tell(file);
    throw error;
  }
}
