import { pageDataId, type InlinedData } from '@northgate/contracts/page';
import { pressedAttribute } from '@northgate/ui/composition/pressed-attribute';
import { cover } from '../features/navigation/overlay';
import { fetchAhead } from '../lib/fetch-ahead';
import { pressedTarget } from '../lib/internal-target';
import { bootLinkId, pageFiles } from '../lib/page-files';
import { addLink, canPrefetch, whenIdle, type Starter } from './starter-state';

/**
 * Inlined at the end of every page. Asks for what the page needs after its first paint, on a slow line before it, where a
 * script of the head has asked for the boot script already. Starts the boot on the first sign of life or after a long idle,
 * never inside the input event itself and never before the first paint, and keeps clicks on controls that need React and
 * presses of links until it is there.
 */

const idleBeforeBoot = 4000;
/** How long a link that was pressed waits for the router before its page is loaded as a document, in milliseconds. */
const patienceForRouter = 1500;
const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const movements = ['pointermove', 'wheel', 'scroll'] as const;
/** Buttons the platform serves by itself are left alone; form fields too. */
const needsReact =
  'button:not([popovertarget])' +
  ('commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '');

const { then = '' } = document.getElementById('boot')?.dataset ?? {};
const { scripts } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as InlinedData;
const files = pageFiles();
const { pathname } = location;

const starter: Starter = {
  clicks: [],
  failures: [],
  started: false,
  scripts,
  filesAfterBoot: then.split(' ').filter(Boolean),
  start() {
    if (starter.started) return;
    starter.started = true;
    boot(() => boot(giveUp));
  },
  fetchPart(touched) {
    if (!touched?.closest('[data-island]')) return;
    // A touched island needs the other files at once.
    fetchAfterBoot();
    const key = touched.closest<HTMLElement>('[data-island*="/"]')?.dataset.island ?? '';
    starter.scripts[key]?.forEach(fetchAhead);
    delete starter.scripts[key];
  },
};
function fetchAfterBoot(): void {
  for (const file of starter.filesAfterBoot.splice(0)) fetchAhead(file);
}

function boot(onFailure: () => void): void {
  // With the low priority that async scripts have, it would wait behind prefetched files.
  const script = addScript(files.boot, files.bootIntegrity, 'high');
  // The frame is alive sooner when nothing else is downloading.
  script.onload = fetchAfterBoot;
  script.onerror = onFailure;
}

/** Leaves a page that cannot come alive to the browser, which sends forms and follows links by itself. */
function giveUp(): void {
  removeEventListener('click', onClick, true);
  for (const control of starter.clicks) control.removeAttribute(pressedAttribute);
  starter.clicks.find((control) => control.matches('form [type=submit]'))?.click();
}

const bootLink = document.getElementById(bootLinkId);
if (bootLink) {
  starter.bootFetched = new Promise((resolve) => (bootLink.onload = bootLink.onerror = resolve));
  askForFiles();
}

function addScript(src: string, integrity = '', fetchPriority = 'auto'): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, fetchPriority });
  document.head.append(script);
  return script;
}

function askForFiles(): void {
  const { styles, lateData, afterPaint, afterPaintIntegrity, boot, bootIntegrity } = files;
  addLink({ rel: 'preload', as: 'style', href: styles });
  addLink({ rel: 'preload', as: 'fetch', crossOrigin: '', href: lateData });
  addLink({ rel: 'preload', as: 'script', href: afterPaint, integrity: afterPaintIntegrity });
  if (!bootLink && !starter.started)
    addLink({
      rel: canPrefetch ? 'prefetch' : 'preload',
      as: 'script',
      href: boot,
      integrity: bootIntegrity,
    });
}

/** On a fast connection nothing but the page itself is loaded before the first paint. */
function afterFirstPaint(): void {
  if (!bootLink) askForFiles();
  addScript(files.afterPaint, files.afterPaintIntegrity);
}

/** Runs after the next frame, so that what the event itself changes is painted first. */
const onTouch = ({ target }: Event) =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const touched = target instanceof Element ? target : undefined;
      starter.start();
      starter.fetchPart(touched);
      starter.touched = touched;
    }),
  );
const onMovement = () => {
  for (const type of movements) removeEventListener(type, onMovement, true);
  requestAnimationFrame(() => setTimeout(() => starter.start()));
};

function onClick(event: MouseEvent) {
  const pressed = event.target as Element;
  const control = pressed.closest<HTMLElement>(needsReact);
  const link = control || pressedTarget(event) === null ? null : pressed.closest('a');
  // Within the page the browser finds its way.
  if (!control && (!link || (link.pathname === location.pathname && link.hash))) return;
  event.preventDefault();
  event.stopPropagation();
  // Pressing a control twice before the boot counts as one press.
  if (control && !starter.clicks.includes(control)) starter.clicks.push(control);
  control?.setAttribute(pressedAttribute, '');
  if (link) leave(link);
}

let leaving: ReturnType<typeof setTimeout> | undefined;

/** The press is repeated once the router is there; without one the document is loaded after `patienceForRouter`. */
function leave(link: HTMLAnchorElement): void {
  starter.link = link;
  if (link.pathname !== location.pathname) cover();
  leaving ??= setTimeout(() => location.assign(starter.link?.href ?? link.href), patienceForRouter);
}

/** Whoever comes back to this document has been where the link led. */
function stay(): void {
  clearTimeout(leaving);
  leaving = undefined;
  delete starter.link;
}

/** Back to a history entry of an earlier document changes the address without a load, so the page is loaded again. */
const onReturn = () => location.pathname === pathname || location.reload();

for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true });
for (const type of movements) addEventListener(type, onMovement, { capture: true, passive: true });
addEventListener('click', onClick, true);
addEventListener('popstate', onReturn);
addEventListener('site:failed', giveUp, { once: true });
addEventListener('pageshow', ({ persisted }) => persisted && stay());
addEventListener('error', (event) => starter.failures.push(event), true);
addEventListener(
  'site:booted',
  () => {
    clearTimeout(leaving);
    removeEventListener('click', onClick, true);
    removeEventListener('popstate', onReturn);
    for (const type of touches) removeEventListener(type, onTouch, true);
  },
  { once: true },
);
addEventListener('load', () => {
  // An address with a query is a shared state, such as a calculation: the page boots at once to show it.
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
