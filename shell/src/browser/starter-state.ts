import type { IslandScripts, LateData } from '@northgate/contracts/page';

/** What the scripts of a page share before the boot, as `window.siteStarter`. */
export interface Starter {
  /** Controls that were clicked and need React. */
  clicks: HTMLElement[];
  /** What has failed since the page was parsed; the boot may run, and fail, before the script that tells the site of it. */
  failures: Event[];
  /** The link that was pressed last, which waits for the router. */
  link?: HTMLAnchorElement;
  /** Scripts of islands that were not fetched ahead yet. */
  scripts: IslandScripts;
  /** What was touched last. */
  touched?: Element | undefined;
  started: boolean;
  /** Addresses of what the boot loads right after its script, in load order, and is not fetched yet. */
  filesAfterBoot: string[];
  /** Resolves when the boot script is in the cache; there only on slow lines, where it is asked for first. */
  bootFetched?: Promise<unknown>;
  /** The page's late data once it is asked for, null when it does not come. */
  late?: Promise<Partial<LateData> | null>;
  /** Starts the boot, once. */
  start: () => void;
  /** Fetches what a touched part will load by itself once the boot has come as far: each step would be a round trip. */
  fetchPart: (touched?: Element) => void;
  /** Names of events that are counted; there only where visits are. */
  events?: { push: (name: string) => void };
  /** Tells the site, once, that something of the page failed. */
  tell?: (reason: string) => void;
}

/** Appends a link to the head of the document. */
export function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** False where a prefetch would be ignored. */
export const canPrefetch = document.createElement('link').relList.supports?.('prefetch');

/** Runs when the browser has time, after two seconds in any case. */
export const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 500);
