import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@northgate/composition/store/store.js';

/** The path of a page of a revision in whose document this text stands. Rejects when it stands in none. */
export async function pageNaming(store: Store, revision: number, text: string): Promise<string> {
  const { pages } = await store.readPages(revision);
  for (const [path, { file }] of Object.entries(pages))
    if ((await readFile(join(store.pagesFolder(revision), file), 'utf8')).includes(text)) return path;
  throw new Error(`No page of revision ${revision} names ${text}.`);
}
