import type { PageJson, RemoteAddress } from './page-json.js';
import { pageDataId, type InlinedData } from './page.js';
import type { AppName } from './release.js';
import { livePath } from './live-path.js';

/** Live builds that stand in for releases in somebody's pages. */
export interface LiveBuilds {
  apps: readonly AppName[];
  /** Where they are served; the page's own server when left out. */
  origin?: string;
}

/** Where the boot script is, and what the page says of itself, for a page that is served elsewhere than its live builds. */
interface Shown {
  boot?: string;
  note?: string;
}

/**
 * A page of the running site with the live builds of some apps in place of their releases. The host always is a live
 * build: React refreshes components only in its development form.
 */
export function livePage(
  html: string,
  { apps, origin }: LiveBuilds,
  { boot = livePath('shell', 'main.js', origin), note = badge(apps) }: Shown = {},
): string {
  const data = new RegExp(`(<script[^>]* id="${pageDataId}"[^>]*>)(.*?)(</script>)`, 's');
  return html
    .replace(data, (_, open: string, json: string, close: string) => open + withoutScripts(json) + close)
    .replace(/ data-boot="[^"]*" data-boot-integrity="[^"]*"/, ` data-boot="${boot}"`)
    .replace(/<script id="boot"[^>]*>/, '<script id="boot">')
    .replace('</body>', () => `<script>siteStarter.start()</script>${note}</body>`);
}

/** The data of a page as served; a live build brings scripts of its own. */
const withoutScripts = (json: string): string =>
  JSON.stringify({ ...(JSON.parse(json) as InlinedData), scripts: {} }).replaceAll('<', '\\u003c');

/** What names the remotes of a page, its data for the router or its late data, with the live builds of some apps. */
export function withLiveRemotes(json: string, builds: LiveBuilds): string {
  const page = JSON.parse(json) as Pick<PageJson, 'remotes'>;
  return JSON.stringify({ ...page, remotes: liveRemotes(page.remotes, builds) });
}

const liveRemotes = (remotes: PageJson['remotes'], { apps, origin }: LiveBuilds): PageJson['remotes'] =>
  Object.fromEntries(
    Object.entries(remotes).map(([app, address]) => [
      app,
      apps.includes(app as AppName) ? liveAddress(app as AppName, origin) : address,
    ]),
  );

const liveAddress = (app: AppName, origin?: string): RemoteAddress => ({
  version: 'live',
  entry: livePath(app, 'remoteEntry.js', origin),
  integrity: '',
  exposes: {},
});

/** Says on every page whose code is not what visitors get. It stands beside the root, so React leaves it alone. */
const badge = (apps: readonly AppName[]): string =>
  '<div role="note" style="position:fixed;left:12px;bottom:12px;z-index:2147483000;padding:6px 10px;' +
  'background:#12212b;color:#f6f3ec;font:600 12px/1.4 ui-monospace,monospace;border:2px solid #b30e63">' +
  `Live from this checkout: ${apps.join(', ')}</div>`;
