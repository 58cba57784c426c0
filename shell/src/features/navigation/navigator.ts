import type { PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import { canonicalPath } from '@northgate/site/paths';
import { forgetServedParts } from '@northgate/ui/composition/served-parts';
import { frameStore } from '../../app/page-store';
import { markWithoutScript } from '../../app/without-script';
import { loadModule, runsOtherVersion } from '../../federation/load-module';
import { adoptHead, fetchPage, type FetchedPage, type Styles } from './fetch-page';
import { rememberPath } from './last-path';
import { scrollToHash } from './scroll';

/** The overlay is up for 1000 ms in all; the location changes at 700 and the overlay clears 300 after it. */
export const overlayTime = { total: 1000, afterChange: 300 } as const;

/** How long the server may take to say that it is there, in milliseconds. */
const probeTimeout = 8000;

const listeners = new Set<() => void>();

/** Calls back when a navigation starts. */
export function onNavigate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Goes to an address of this site through the overlay. On the page already shown it only scrolls. */
export async function navigate(to: string): Promise<void> {
  const target = new URL(to, window.location.href);
  if (target.origin !== window.location.origin) return window.location.assign(to);
  if (canonicalPath(target.pathname) === canonicalPath(window.location.pathname)) return stay(target);
  const isLatest = leave();
  const page = await pageWithModule(target, overlayTime.total - overlayTime.afterChange);
  if (!isLatest()) return;
  if (page === 'reload' && (await serverAnswers(target))) return loadFully(to);
  window.history.pushState(null, '', target);
  await show(page === 'reload' ? null : page, target, isLatest);
}

/** Follows the back and forward buttons, whose location has changed already. */
export async function followHistory(): Promise<void> {
  const target = new URL(window.location.href);
  if (canonicalPath(target.pathname) === frameStore.getState().page.data.path) return;
  const isLatest = leave();
  const page = await pageWithModule(target, 0);
  if (!isLatest()) return;
  if (page === 'reload' && (await serverAnswers(target))) return window.location.reload();
  await show(page === 'reload' ? null : page, target, isLatest);
}

/** A full load of an address nobody answers would leave the visitor with the browser's own error page. */
const serverAnswers = (target: URL): Promise<boolean> =>
  fetch(target.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(probeTimeout),
  }).then(
    () => true,
    () => false,
  );

/** Asks the server for the page. Should the browser bring this tab back from memory, the overlay is not left over it. */
function loadFully(to: string): void {
  window.addEventListener('pageshow', () => frameStore.setState({ overlay: false }), { once: true });
  window.location.assign(to);
}

function stay(target: URL): void {
  if (target.href !== window.location.href) window.history.pushState(null, '', target);
  scrollToHash(target.hash);
}

let departures = 0;

/** Covers the page; the answer says later whether no other navigation has begun since. */
function leave(): () => boolean {
  const departure = ++departures;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.hidePopover?.();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  forgetServedParts();
  markWithoutScript(false);
  frameStore.setState({ overlay: true, hydrating: false });
  for (const listener of listeners) listener();
  return () => departure === departures;
}

interface Arrival extends Omit<FetchedPage, 'styles'> {
  module: PageModule | null;
  styles: Styles[];
}

/**
 * The target with its module in memory, no sooner than `atLeast` milliseconds from now. `reload` when this tab
 * cannot show it: the page needs another version of the host or of a remote, or its module or its styles will not load.
 */
async function pageWithModule(target: URL, atLeast: number): Promise<Arrival | 'reload' | null> {
  const waited = new Promise((resolve) => setTimeout(resolve, atLeast));
  const page = await fetchPage(target.pathname).catch(() => null);
  if (page && !fits(page.data)) return 'reload';
  try {
    const whole = page && { ...page, ...(await moduleAndStyles(page)) };
    await waited;
    return whole;
  } catch {
    return 'reload';
  }
}

async function moduleAndStyles({ data, styles }: FetchedPage): Promise<Pick<Arrival, 'module' | 'styles'>> {
  const [module, arrived] = await Promise.all([loadPageModule(data), styles]);
  return { module, styles: arrived };
}

const fits = (target: PageData): boolean =>
  target.shell === frameStore.getState().page.data.shell &&
  Object.entries(target.remotes).every(
    ([app, address]) => !runsOtherVersion(app as PageData['app'], address),
  );

/** The module of a remote's page; the host's own pages have none. */
async function loadPageModule({ app, module, remotes }: PageData): Promise<PageModule | null> {
  const address = remotes[app];
  return address ? loadModule(app, address, module) : null;
}

async function show(page: Arrival | null, target: URL, isLatest: () => boolean): Promise<void> {
  const path = canonicalPath(target.pathname);
  const previousPath = rememberPath(path);
  if (page) adoptHead(page, page.styles);
  const current = frameStore.getState().page;
  const next = page
    ? { data: { ...page.data, path }, statics: page.statics, module: page.module }
    : { data: { ...current.data, path }, statics: null, unreachable: true };
  frameStore.setState({ page: next, previousPath });
  await new Promise((resolve) => setTimeout(resolve, overlayTime.afterChange));
  if (!isLatest()) return;
  frameStore.setState({ overlay: false });
  scrollToHash(target.hash);
  document.getElementById('main')?.focus({ preventScroll: true });
}
