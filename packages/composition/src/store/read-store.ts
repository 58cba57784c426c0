import type { Store } from './store.js';

/** What a page server needs of a store: it reads from it only. */
export type ReadStore = Pick<
  Store,
  | 'forgetRemoved'
  | 'live'
  | 'pagesFolder'
  | 'pagesFolders'
  | 'readPages'
  | 'readRelease'
  | 'readRevision'
  | 'refresh'
  | 'releaseFolder'
  | 'releases'
  | 'revisions'
>;

/** A store to read from in which some things are others, such as what is live. */
export const readStore = (store: ReadStore, others: Partial<ReadStore>): ReadStore => ({
  // Who has something else for live cannot say what may go.
  forgetRemoved: async () => {},
  live: () => store.live(),
  pagesFolder: (number) => store.pagesFolder(number),
  pagesFolders: () => store.pagesFolders(),
  readPages: (number) => store.readPages(number),
  readRelease: (app, version) => store.readRelease(app, version),
  readRevision: (number) => store.readRevision(number),
  refresh: (folder) => store.refresh(folder),
  releaseFolder: (app, version) => store.releaseFolder(app, version),
  releases: () => store.releases(),
  revisions: () => store.revisions(),
  ...others,
});
