import type { Brand } from '@northgate/site/brand.js';
import type { Logger } from 'pino';
import type { CandidateLinks } from '../candidates/candidate-links.js';
import type { OverrideOptions } from '../overrides/override-server.js';
import type { ReadStore } from '../store/read-store.js';
import type { ErrorWatch } from '../watch/error-watch.js';
import type { PatienceOptions } from './http-server.js';

/** What a page server needs. */
export interface PageServerOptions {
  store: ReadStore;
  /** Brand whose contacts are named where the site has no page for it; the default brand when left out. */
  brand?: Brand;
  apiOrigin: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
  log: Logger;
  /** Lets developers show live builds of their apps inside this site, each on a machine of their own. */
  overrides?: OverrideOptions | undefined;
  /** Lets anyone read the source maps of releases. */
  publicSourceMaps?: boolean;
  /** Addresses and networks of the proxies in front, whose X-Forwarded headers are believed. */
  trustedProxies?: string[];
  patience?: PatienceOptions;
  /** False for a server that runs for a moment: files are checked as they are asked for, and not again and again. */
  checksStore?: boolean;
  /** Signs and reads links to candidates; without it none are shown. */
  candidateLinks?: () => Promise<CandidateLinks>;
  /** Sees every request first, and says whether it answered it. */
  watch?: Pick<ErrorWatch, 'see'> & Partial<Pick<ErrorWatch, 'looked'>>;
}
