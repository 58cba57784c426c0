import type { ErrorReport } from '@northgate/contracts/error-report';
import { errorReportPath, pageDataId, type PageData } from '@northgate/contracts/page';

/**
 * Inlined at the end of every page. Asks for the typeface and, at low priority, for the boot script once the first text
 * is painted. Starts the boot on the first interaction or after a long idle, never inside the input event itself and
 * never before the first paint, and keeps clicks on controls that need React until it is there.
 * Tells the site, once, when a script of the page fails.
 */
interface Starter {
  clicks: HTMLElement[];
  start: () => void;
  tell: (reason: string) => void;
}

const idleBeforeBoot = 4000;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
/** Buttons the platform serves by itself are left alone; links and form fields too. */
const needsReact =
  'button:not([popovertarget])' +
  ('commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '');

const { src = '', then = '' } = document.getElementById('boot')?.dataset ?? {};
let started = false;
let told = false;

const starter: Starter = {
  clicks: [],
  start() {
    if (started) return;
    started = true;
    for (const type of interactions) removeEventListener(type, onInteraction, true);
    then.split(' ').filter(Boolean).forEach(fetchAhead);
    const [address, integrity] = checked(src);
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src: address, integrity }));
  },
  tell(reason) {
    if (told) return;
    told = true;
    const { revision } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;
    const report: ErrorReport = { revision, reason: reason.slice(0, 300) };
    navigator.sendBeacon?.(errorReportPath, JSON.stringify(report));
  },
};

/** The page writes an address and, after a bar, what the file must hash to. */
function checked(awaited: string): [address: string, integrity: string] {
  const [address = '', integrity = ''] = awaited.split('|');
  return [address, integrity];
}

/**
 * Once a visitor has done something, what the boot needs is fetched with the priority of scripts. Before that it is a guess:
 * a prefetch waits behind everything else, and browsers do not complain of one that nobody uses.
 */
function fetchAhead(awaited: string): void {
  const [href, integrity] = checked(awaited);
  const link = Object.assign(document.createElement('link'), { href, integrity });
  const guess = !started && link.relList.supports?.('prefetch');
  document.head.append(Object.assign(link, guess ? { rel: 'prefetch' } : { rel: 'preload', as: 'script' }));
}

/** Before this, nothing but the page itself is loaded: the first paint has the line for itself. */
function afterFirstPaint(): void {
  if (!started) fetchAhead(src);
  const face = document.getElementById('typeface') as HTMLStyleElement;
  if (face.media === 'all') return;
  face.media = 'all';
  try {
    localStorage.typeface = '1';
  } catch {
    // Without storage the typeface comes after the first paint on every page.
  }
}

/** Failures of files of this site, while they load and while they run; extensions of the browser are not its business. */
function onError(event: Event) {
  const { filename, message, target } = event as ErrorEvent;
  const file = filename ?? (target as HTMLScriptElement).src ?? '';
  if (file.startsWith(`${location.origin}/assets/`))
    starter.tell(`${message ?? 'cannot be loaded'}: ${new URL(file).pathname}`);
}

const onInteraction = () => requestAnimationFrame(() => setTimeout(() => starter.start()));

function onClick(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(needsReact);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  starter.clicks.push(control);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 500);

for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('error', onError, true);
addEventListener('site:booted', () => removeEventListener('click', onClick, true), { once: true });
addEventListener('load', () => {
  // An address with a query carries what somebody worked out and wants to see, such as a shared calculation.
  if (location.search) whenIdle(starter.start);
  else setTimeout(() => whenIdle(starter.start), idleBeforeBoot);
});

if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(afterFirstPaint);
  }).observe({ type: 'paint', buffered: true });
else addEventListener('load', afterFirstPaint);

Object.assign(window, { siteStarter: starter });
