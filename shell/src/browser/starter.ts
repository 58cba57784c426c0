import type { ErrorReport } from '@northgate/contracts/error-report';
import type { AppName } from '@northgate/contracts/release';
import { errorReportPath, pageDataId, type PageData, type Script } from '@northgate/contracts/page';
import { awaitsStyles, shownEarly } from '@northgate/ui/composition/late';

/**
 * Inlined at the end of every page. Brings typeface and styles once the first text is painted. Starts the boot on the first
 * interaction or after a long idle, never inside the input event itself and never before the first paint; asks at the
 * same time for what the touched part needs, and keeps clicks on controls that need React until it is there.
 * Tells the site, once, when a script of the page fails.
 */
interface Starter {
  clicks: HTMLElement[];
  start: (touched?: Element) => void;
  tell: (reason: string) => void;
}

const idleBeforeBoot = 4000;
/** How long after the first paint the rest of the page waits for its typeface, in milliseconds. */
const patienceForTypeface = 100;
/** How long a task may lay out parts of the page, in milliseconds. */
const taskLength = 8;
/** How long the typeface waits for the boot script, in milliseconds. */
const patienceForBoot = 1000;
const page = document.documentElement;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
/** Buttons the platform serves by itself are left alone; links and form fields too. */
const needsReact =
  'button:not([popovertarget])' +
  ('commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '');

const { src = '', then = '' } = document.getElementById('boot')?.dataset ?? {};
const canPrefetch = document.createElement('link').relList.supports?.('prefetch');
const afterFrame = then.split(' ').filter(Boolean).map(checked);
const fetched = new Set<string>();
let started = false;
let told = false;

const starter: Starter = {
  clicks: [],
  start(touched) {
    if (started) return;
    started = true;
    const fetchRest = () => afterFrame.forEach(fetchAhead);
    // Of low importance, as scripts are by themselves, it would wait behind what is prefetched.
    const script = Object.assign(document.createElement('script'), checked(src), { fetchPriority: 'high' });
    // The frame answers sooner when it has the line for itself; a part needs the rest as well.
    if (touched?.closest('[data-island]')) fetchRest();
    else script.onload = fetchRest;
    document.head.append(script);
  },
  tell(reason) {
    if (told) return;
    told = true;
    const { revision } = pageData();
    const report: ErrorReport = { revision, reason: reason.slice(0, 300) };
    navigator.sendBeacon?.(errorReportPath, JSON.stringify(report));
  },
};

const pageData = () => JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData;

/** The page writes an address and, after a bar, what the file must hash to. */
function checked(awaited: string): Script {
  const [src = '', integrity = ''] = awaited.split('|');
  return { src, integrity };
}

/** Fetches a script that will be executed in a moment. */
const fetchAhead = ({ src, integrity }: Script) =>
  addLink({ rel: 'preload', as: 'script', href: src, integrity });

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Fetches what the touched part will load by itself once the boot has come as far: each step would be a round trip. */
function fetchPart(target: Element): void {
  const name = target.closest<HTMLElement>('[data-island]')?.dataset.island;
  if (!name || fetched.has(name)) return;
  fetched.add(name);
  const page = pageData();
  const [app, expose] = name.includes('/') ? name.split('/') : [page.app, page.module];
  const remote = page.remotes[app as AppName];
  const module = `./${expose?.replace('./', '')}`;
  if (!remote) return;
  const ofOtherApp = app !== page.app;
  if (ofOtherApp) fetchAhead({ src: remote.entry, integrity: remote.integrity });
  // A prefetch would wait behind all else, and a preload would need the hash that the script is held against.
  for (const href of [...((ofOtherApp && remote.exposes[module]) || []), ...(remote.parts[module] ?? [])])
    fetch(href)
      .then((file) => file.blob())
      .catch(() => {});
}

/** Before this, nothing but the page itself is loaded: the first paint has the line for itself. */
function afterFirstPaint(): void {
  // On slow lines a script of the head has made it a prefetch already, which other browsers do not know.
  const boot = document.querySelector<HTMLLinkElement>('link[as=script]');
  const slow = boot?.rel === 'prefetch';
  if (boot && !started) boot.rel = canPrefetch ? 'prefetch' : 'preload';
  const typeface = bringTypeface(slow ? boot : null).catch(() => {});
  if (page.hasAttribute(awaitsStyles))
    void Promise.all([bringStyles().then(prefetchRest), Promise.race([typeface, wait(patienceForTypeface)])])
      .then(showRest)
      .then(bringPictures);
  else {
    prefetchRest();
    bringPictures();
  }
}

/** Behind what is seen, what the page needs to come alive; it is executed only once somebody wants something of it. */
function prefetchRest(): void {
  if (canPrefetch && !started) afterFrame.forEach(({ src }) => addLink({ rel: 'prefetch', href: src }));
}

const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the styles of what lies below the first screen are there, or will not come: a page without is still read. */
const bringStyles = () =>
  new Promise<void>((resolve) => {
    const link = document.getElementById('late-styles') as HTMLLinkElement;
    link.onerror = () => resolve();
    link.onload = () => {
      // They hold these too, and every rule costs time.
      document.getElementById('first-styles')?.remove();
      resolve();
    };
    link.rel = 'stylesheet';
  });

/** Pictures of the styles are in menus, which are closed as yet. */
const bringPictures = () =>
  whenIdle(() => {
    (document.getElementById('pictures') as HTMLLinkElement).rel = 'stylesheet';
  });

/** Shows what lies below the first screen, laid out part by part in short tasks. */
async function showRest(): Promise<void> {
  let began = performance.now();
  const parts = document.querySelectorAll<HTMLElement>('[data-late]:not([data-late] *)');
  for (const part of parts) {
    part.setAttribute(shownEarly, '');
    void part.offsetHeight;
    if (performance.now() - began < taskLength) continue;
    await wait();
    began = performance.now();
  }
  page.removeAttribute(awaitsStyles);
  for (const part of parts) part.removeAttribute(shownEarly);
  // Who has asked for a place meanwhile is brought to it.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/**
 * Shows the typeface once its main file is there, so that the page is laid out anew once. On a slow line it leaves the way
 * to what answers the visitor.
 */
async function bringTypeface(first: HTMLLinkElement | null): Promise<void> {
  const { media, sheet } = document.getElementById('typeface') as HTMLStyleElement;
  if (media === 'all') return;
  const faces = [...(sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    // A rule quotes the name of its family, a face must not.
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      weight: of('font-weight'),
      stretch: of('font-stretch'),
      unicodeRange: of('unicode-range'),
      display: 'swap',
    });
  });
  if (first) await Promise.race([new Promise((resolve) => (first.onload = resolve)), wait(patienceForBoot)]);
  await faces[0]?.load();
  await new Promise<void>((resolve) => whenIdle(resolve));
  faces.forEach((face) => document.fonts.add(face));
  // Without storage the typeface comes after the first paint on every page.
  localStorage.typeface = '1';
}

/** Failures of files of this site, while they load and while they run; extensions of the browser are not its business. */
function onError(event: Event) {
  const { filename, message, target } = event as ErrorEvent;
  const file = filename ?? (target as HTMLScriptElement).src ?? (target as HTMLLinkElement).href ?? '';
  if (/^\/(assets|styles)\//.test(file.replace(location.origin, '')))
    starter.tell(`${message ?? 'cannot be loaded'}: ${new URL(file).pathname}`);
}

/** Fetching costs the event nothing; executing waits until what the event itself shows has been painted. */
const onInteraction = ({ target }: Event) =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const touched = target instanceof Element ? target : undefined;
      starter.start(touched);
      if (touched) fetchPart(touched);
    }),
  );

function onClick(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(needsReact);
  if (!control) return;
  event.preventDefault();
  event.stopPropagation();
  // Who presses again because nothing happens yet means it once.
  if (!starter.clicks.includes(control)) starter.clicks.push(control);
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 500);

for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('error', onError, true);
addEventListener(
  'site:booted',
  () => {
    removeEventListener('click', onClick, true);
    for (const type of interactions) removeEventListener(type, onInteraction, true);
  },
  { once: true },
);
addEventListener('load', () => {
  // An address with a query carries what somebody worked out and wants to see, such as a shared calculation.
  if (location.search) whenIdle(() => starter.start());
  else setTimeout(() => whenIdle(() => starter.start()), idleBeforeBoot);
});

if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    // The page is painted in several frames now and then.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterFirstPaint)));
  }).observe({ type: 'paint', buffered: true });
else addEventListener('load', afterFirstPaint);

Object.assign(window, { siteStarter: starter });
