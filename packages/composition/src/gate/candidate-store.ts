import type { PageTable, RenderedPage, Revision } from '@northgate/contracts/revision.js';
import { readStore, type ReadStore } from '../store/read-store.js';

/** A candidate revision whose pages lie in a folder of their own. */
export interface Candidate {
  revision: Revision;
  folder: string;
  table: PageTable;
  /** Paths that were rendered anew. */
  rendered: string[];
}

/** The store as it would be with a candidate live, so that a page server can serve it before it is. */
export function candidateStore(store: ReadStore, { revision, folder, table }: Candidate): ReadStore {
  const move = { sequence: 1, revision: revision.number, movedAt: '', author: '', reason: 'gate' };
  return readStore(store, {
    live: async () => ({ move, revision }),
    readPages: async () => table,
    pagesFolder: () => folder,
  });
}

/** The page at an address; undefined when there is none. */
export const pageAt = ({ pages, missing, notFound }: PageTable, path: string): RenderedPage | undefined =>
  pages[path] ?? missing[path] ?? (path === '/404' ? notFound : undefined);
