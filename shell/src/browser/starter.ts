import { pageDataId, type InlinedData } from '@northgate/contracts/page';
import { fetchAhead } from '../lib/fetch-ahead';
import { canPrefetch, whenIdle, type Starter } from './starter-state';

/**
 * Inlined at the end of every page. Asks for what the page needs after its first paint, on a slow line before it, where a
 * script of the head has asked for the boot script already. Starts the boot on the first interaction or after a long idle,
 * never inside the input event itself and never before the first paint, and keeps clicks on controls that need React until
 * it is there.
 */

const idleBeforeBoot = 4000;
const interactions = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
/** Buttons the platform serves by itself are left alone; links and form fields too. */
const needsReact =
  'button:not([popovertarget])' +
  ('commandForElement' in HTMLButtonElement.prototype ? ':not([commandfor])' : '');

const { then = '' } = document.getElementById('boot')?.dataset ?? {};
const { scripts } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as InlinedData;
const [bootLink, afterPaint] = document.querySelectorAll<HTMLLinkElement>('link[as=script]') as unknown as [
  HTMLLinkElement,
  HTMLLinkElement,
];

const starter: Starter = {
  clicks: [],
  started: false,
  scripts,
  afterFrame: then.split(' ').filter(Boolean),
  start(touched) {
    if (starter.started) return;
    starter.started = true;
    const fetchRest = () => starter.afterFrame.forEach(fetchAhead);
    // Of low importance, as scripts are by themselves, it would wait behind what is prefetched.
    const script = addScript(bootLink, 'high');
    // The frame answers sooner when it has the line for itself; a part needs the rest as well.
    if (touched?.closest('[data-island]')) fetchRest();
    else script.onload = fetchRest;
  },
  fetchPart(touched) {
    if (!touched?.closest('[data-island]')) return;
    const key = touched.closest<HTMLElement>('[data-island*="/"]')?.dataset.island ?? '';
    starter.scripts[key]?.forEach(fetchAhead);
    delete starter.scripts[key];
  },
};
const onSlowLine = bootLink.rel !== 'boot';
if (onSlowLine) {
  starter.bootFetched = new Promise((resolve) => (bootLink.onload = bootLink.onerror = resolve));
  askForFiles();
}

function addScript({ href, integrity }: HTMLLinkElement, fetchPriority = 'auto'): HTMLScriptElement {
  const script = document.createElement('script');
  Object.assign(script, { src: href, integrity, fetchPriority });
  document.head.append(script);
  return script;
}

function askForFiles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=late]:not(#pictures)'))
    link.rel = 'preload';
  if (!onSlowLine && !starter.started) bootLink.rel = canPrefetch ? 'prefetch' : 'preload';
}

/** On a fast line nothing but the page itself is loaded before this: the first paint has it for itself. */
function afterFirstPaint(): void {
  if (!onSlowLine) askForFiles();
  addScript(afterPaint);
}

/** Fetching costs the event nothing; executing waits until what the event itself shows has been painted. */
const onInteraction = ({ target }: Event) =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      const touched = target instanceof Element ? target : undefined;
      starter.start(touched);
      starter.fetchPart(touched);
      starter.touched = touched;
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

for (const type of interactions) addEventListener(type, onInteraction, { capture: true, passive: true });
addEventListener('click', onClick, true);
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
