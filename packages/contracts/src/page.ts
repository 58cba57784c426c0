import type { Brand } from '@northgate/site/brand.js';
import type { PageJson } from './page-json.js';

/** A script and its SHA-384; a browser refuses to run one whose bytes differ. */
export interface Script {
  src: string;
  integrity: string;
}

/** What taking a page over needs of its `PageJson` and cannot be read off the page itself. */
export type PageData = Omit<PageJson, 'head' | 'styles' | 'parts' | 'lateData'>;

/** Addresses of the scripts that an island loads once it is used, by the island's name; '' is every island of the page's own. */
export type IslandScripts = Record<string, string[]>;

/**
 * What a page needs only once it has been painted, in a file of its own, so that the page itself arrives sooner: the brand,
 * the remotes it uses, the scripts of islands below the first screen, and the insides of late drawings by number.
 */
export interface LateData {
  brand: Brand;
  remotes: PageData['remotes'];
  scripts: IslandScripts;
  drawings: string[];
  /** Rules of the typeface. */
  typeface: string;
}

/** What stands in the page itself: its data without the remotes, and the scripts of islands in its first screen. */
export interface InlinedData extends Omit<PageData, 'remotes'> {
  scripts: IslandScripts;
}

/** Address of the `PageJson` of the page at a path. */
export const pageJsonPath = (path: string): string => `${path === '/' ? '' : path}/page.json`;

/** Id of the script element that holds the page's data. */
export const pageDataId = 'page-data';

/** Where a page sends its error report, once. */
export const errorReportPath = '/_site/error';

/** Where a page that was opened while some visitors see a candidate says how it went. */
export const vitalsPath = '/_site/vitals';

/** Cookie that says which visitors see a candidate: number of the share and a number from 0 to 99 that was drawn for it. */
export const shareCookie = 'northgate_share';

/** Header by which a page says which revision it is of when it asks for the data of another page. */
export const revisionHeader = 'x-revision';
