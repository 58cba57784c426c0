import type { AppName } from '@northgate/contracts/release.js';

/** What an app may cost a visitor, in kilobytes (1000 bytes) after brotli. */
export interface Budget {
  /** What its heaviest page or component loads before it is alive: the entry and the scripts of one exposed module. */
  boot: number;
  /** All its scripts together. */
  scripts: number;
  /** Its heaviest page. */
  html: number;
}

/** The budgets of all apps. Raise one here, in the open, when a feature is worth its weight. */
export const budgets: Record<AppName, Budget> = {
  shell: { boot: 92, scripts: 95, html: 14 },
  'mfe-marketing': { boot: 18, scripts: 70, html: 26 },
  'mfe-industries': { boot: 12, scripts: 46, html: 24 },
  'mfe-blog': { boot: 16, scripts: 60, html: 34 },
  'mfe-tools': { boot: 58, scripts: 80, html: 34 },
  'mfe-chat': { boot: 18, scripts: 36, html: 34 },
};
