import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import type { Store } from '../store/store.js';

/** A candidate revision whose pages lie in a folder of their own. */
export interface Candidate {
  revision: Revision;
  folder: string;
  table: PageTable;
  /** Paths that were rendered anew. */
  rendered: string[];
}

/** The store as it would be with a candidate live, so that a page server can serve it before it is. */
export function candidateStore(store: Store, { revision, folder, table }: Candidate): Store {
  const move = { sequence: 1, revision: revision.number, movedAt: '', author: '', reason: 'gate' };
  return Object.assign(Object.create(store) as Store, {
    live: async () => ({ move, revision }),
    readPages: async () => table,
    pagesFolder: () => folder,
  });
}
