import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Store } from '../store/store.js';

/**
 * What to render of a candidate: the apps that are new, the content pages after the content changed, or every page because
 * another brand is to stand in it. An app that comes
 * `back` in an earlier version takes the pages it had then, where they are kept and would come out as they are.
 */
export type Change = { apps: AppName[]; back?: boolean } | { content: true } | { brand: true };

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
  /** How long a part of another app may take on a page, in milliseconds; three seconds when left out. */
  partTime?: number | undefined;
}

export interface RenderOutcome {
  folder: string;
  /** Null when the host did not even start. */
  table: PageTable | null;
  /** What the file of the table hashes to. */
  pagesHash?: string;
  /** Paths that were rendered anew. */
  rendered: string[];
  /** Paths of an app that comes back whose pages are those of an earlier revision. */
  back: string[];
  /** True when pages may be missing because the api was away or the routes of an app could not be read. */
  incomplete: boolean;
  /** Why the candidate may not go live; empty when it may. */
  problems: string[];
  /** What is another in every page than it was. */
  everyPage: 'menu' | 'brand' | null;
  /** Apps whose release in the store is damaged or gone; the pages they stand in are the last good ones. */
  damaged: AppName[];
  /** Tag of the content when rendering began, null while the api is away. */
  contentTag: string | null;
  /** What the worker printed meanwhile, and what pages threw, with the stack. */
  log: string;
}
