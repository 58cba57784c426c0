import type { AppName, PerApp } from '@northgate/contracts/release.js';

/** What an app may cost a visitor, in kilobytes (1000 bytes) after brotli. */
export interface Budget {
  /** What its heaviest page or component loads before it is alive: the entry and the scripts of one exposed module. */
  boot: number;
  /** All its scripts together. */
  scripts: number;
  /** Its heaviest page. */
  html: number;
  /** All styles of a page of its. */
  styles: number;
}

/**
 * The budgets of all apps, a little above what they weigh: the host and the heaviest page of a remote come alive with 130 KB
 * at most. A page has 13.5 KB of HTML, which with its headers is what arrives in one round trip (`docs/decisions/1004`), a little more where it cannot be had, and twice that
 * on the blog, where a post is as long as it needs to be. The host's scripts
 * hold framer-motion, 49 KB that come after the boot, of which all pages but the listing of the blog load 35. Raise one here, in the
 * open, when a feature is worth its weight.
 */
const budgets: PerApp<Budget> = {
  shell: { boot: 116, scripts: 196, html: 13.5, styles: 13 },
  'mfe-marketing': { boot: 15, scripts: 73, html: 14.3, styles: 13 },
  'mfe-industries': { boot: 11, scripts: 40, html: 14, styles: 13 },
  'mfe-blog': { boot: 12, scripts: 55, html: 30, styles: 13 },
  'mfe-tools': { boot: 15, scripts: 78, html: 13.5, styles: 13 },
  // Nothing of it is on a public page.
  'mfe-console': { boot: 8, scripts: 8, html: 1, styles: 1 },
  'mfe-chat': { boot: 12, scripts: 26, html: 13.5, styles: 13 },
};

/** What a remote may cost that has no line of its own. */
const ofRemotes: Budget = { boot: 15, scripts: 75, html: 14.3, styles: 13 };

/** What an app may cost a visitor. */
export const budgetOf = (app: AppName): Budget => budgets[app] ?? ofRemotes;
