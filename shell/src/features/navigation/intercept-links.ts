import { prefetchModule } from '../../federation/load-module';
import { fetchPage } from './fetch-page';
import { navigate } from './navigator';

/** The address a click on this link should take through the overlay; null when the browser should do it. */
export function internalTarget(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href');
  if (!href || href.startsWith('#') || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const served = /^\/(api|assets|embeds)\/|\.\w+$/.test(url.pathname);
  return url.origin === window.location.origin && !served ? url.pathname + url.search + url.hash : null;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

const plain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Fetches a page and the scripts of its module. Whether they come is seen when they are wanted. */
async function fetchAhead(path: string): Promise<void> {
  const page = await fetchPage(path).catch(() => null);
  const address = page?.data.remotes[page.data.app];
  if (address) prefetchModule(address, page.data.module);
}

/** Takes every plain click on an internal link through the overlay, and fetches its page on the first hint of interest. */
export function interceptLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    const target = link && !event.defaultPrevented && plain(event) ? internalTarget(link) : null;
    if (!target) return;
    event.preventDefault();
    void navigate(target);
  };
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const target = link && internalTarget(link);
    if (target) void fetchAhead(new URL(target, window.location.href).pathname);
  };
  const hints = ['pointerover', 'focusin', 'touchstart'] as const;
  document.addEventListener('click', onClick);
  for (const hint of hints) document.addEventListener(hint, onIntent, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    for (const hint of hints) document.removeEventListener(hint, onIntent);
  };
}
