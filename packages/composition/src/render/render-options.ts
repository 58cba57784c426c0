import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Store } from '../store/store.js';

/** What to render of a candidate: the apps that are new, or the content pages after the content changed. */
export type Change = { apps: AppName[] } | { content: true };

export interface RenderOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
  apps: Revision['apps'];
  number: number;
  /** The live revision's number, whose unaffected pages are taken over. */
  base: number | null;
  change: Change;
  /** How long one page may take, in milliseconds. */
  patience: number;
}

export interface RenderOutcome {
  folder: string;
  /** Null when the host did not even start. */
  table: PageTable | null;
  /** Paths that were rendered anew. */
  rendered: string[];
  /** True when pages may be missing because the api was away or the routes of an app could not be read. */
  incomplete: boolean;
  /** Why the candidate may not go live; empty when it may. */
  problems: string[];
  /** What the worker printed meanwhile. */
  log: string;
}
