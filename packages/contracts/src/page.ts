import type { Brand } from '@northgate/site/brand.js';
import type { AppName } from './release.js';

/** A script and its SHA-384; a browser refuses to run one whose bytes differ. */
export interface Script {
  src: string;
  integrity: string;
}

/**
 * Where one remote of a page lies: its entry, the entry's SHA-384, and the addresses of the scripts of each exposed module.
 * What these hash to stands in the entry.
 */
export interface RemoteAddress {
  version: string;
  entry: string;
  integrity: string;
  exposes: Record<string, string[]>;
}

/**
 * What a page knows about itself, inlined as JSON but for what may come late. It names only the remotes the page uses, at the versions it
 * was rendered with, so that an open page always asks for its own files.
 */
export interface PageData {
  revision: number;
  shell: string;
  path: string;
  pattern: string;
  app: AppName;
  module: string;
  title: string;
  params: Record<string, string>;
  data: unknown;
  remotes: Partial<Record<AppName, RemoteAddress>>;
  brand: Brand;
}

type InlinedAddress = Pick<RemoteAddress, 'version' | 'entry'>;

/** Addresses of the scripts that an island loads once it is used, by the island's name; '' is every island of the page's own. */
export type IslandScripts = Record<string, string[]>;

/**
 * What a page needs only once it has been painted, in a file of its own, so that the page itself arrives sooner: the brand,
 * the scripts of remotes and of islands below the first screen, and the insides of late drawings by number.
 */
export interface LateData {
  brand: Brand;
  remotes: Partial<Record<AppName, Omit<RemoteAddress, keyof InlinedAddress>>>;
  scripts: IslandScripts;
  drawings: string[];
  /** Rules of the typeface. */
  typeface: string;
}

/** What stands in the page itself. */
export interface InlinedData extends Omit<PageData, 'brand' | 'remotes'> {
  remotes: Partial<Record<AppName, InlinedAddress>>;
  scripts: IslandScripts;
}

/** Id of the link to the page's late data. */
export const lateDataId = 'late-data';

/** Id of the script element that holds the page's data. */
export const pageDataId = 'page-data';

/** Where a page sends its error report, once. */
export const errorReportPath = '/_site/error';
