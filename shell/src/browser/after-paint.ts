import { pageDataId, type InlinedData } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import { awaitsStyles, placeDrawings, shownEarly } from '@northgate/ui/composition/late';
import { fetchAhead } from '../lib/fetch-ahead';
import { fetchLateData } from '../lib/late-data';
import { addLink, canPrefetch, preload, whenIdle, type Starter } from './starter-state';

/**
 * Comes with the styles and drawings of what lies below the first screen, once the first text is painted. Shows them, brings
 * the typeface, and fetches at once what a touched part will need. Tells the site when a script or sheet of the page fails.
 */

/** How long the rest of the page waits for its typeface, in milliseconds. */
const patienceForTypeface = 100;
/** How long a task may lay out parts of the page, in milliseconds. */
const taskLength = 8;
/** How long the typeface waits for the boot script, in milliseconds. */
const patienceForBoot = 1000;

const page = document.documentElement;
const { siteStarter: starter } = window as unknown as { siteStarter: Starter };
const late = (starter.late = fetchLateData(document).catch(() => null));

const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Fetches what the touched part will load by itself once the boot has come as far: each step would be a round trip. */
function fetchPart(target: Element): void {
  const name = target.closest<HTMLElement>('[data-island]')?.dataset.island;
  if (!name || fetched.has(name)) return;
  fetched.add(name);
  const page = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as InlinedData;
  const [app, expose] = (name.includes('/') ? name.split('/') : [page.app, page.module]) as [AppName, string];
  const remote = page.remotes[app];
  if (!remote) return;
  const module = `./${expose.replace('./', '')}`;
  void late.then((data) => {
    const { integrity = '', exposes, parts } = data?.remotes?.[app] ?? {};
    // The scripts of the page's own app are asked for with the boot.
    if (app !== page.app) {
      preload({ src: remote.entry, integrity });
      exposes?.[module]?.forEach(fetchAhead);
    }
    parts?.[module]?.forEach(fetchAhead);
  });
}

const fetched = new Set<string>();

/** Loads a sheet of the page. */
const loadSheet = (link: HTMLLinkElement) =>
  new Promise<Event>((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    link.rel = 'stylesheet';
  });

/** Resolves when the styles of what lies below the first screen are there, or will not come: a page without is still read. */
const bringStyles = () =>
  loadSheet(document.getElementById('late-styles') as HTMLLinkElement).then(
    // They hold these too, and every rule costs time.
    () => document.getElementById('first-styles')?.remove(),
    () => {},
  );

/** Pictures of the styles are in menus, which are closed as yet. */
const bringPictures = () =>
  whenIdle(() => {
    (document.getElementById('pictures') as HTMLLinkElement).rel = 'stylesheet';
  });

/** Behind what is seen, what the page needs to come alive; it is executed only once somebody wants something of it. */
function prefetchRest(): void {
  if (canPrefetch && !starter.started)
    starter.afterFrame.forEach(({ src }) => addLink({ rel: 'prefetch', href: src }));
}

/** Shows what lies below the first screen, laid out part by part in short tasks. */
async function showRest(drawings: string[]): Promise<void> {
  let began = performance.now();
  const parts = document.querySelectorAll<HTMLElement>('[data-late]:not([data-late] *)');
  for (const part of parts) {
    placeDrawings(part, drawings);
    part.setAttribute(shownEarly, '');
    void part.offsetHeight;
    if (performance.now() - began < taskLength) continue;
    await wait();
    began = performance.now();
  }
  placeDrawings(document, drawings);
  page.removeAttribute(awaitsStyles);
  for (const part of parts) part.removeAttribute(shownEarly);
  // Who has asked for a place meanwhile is brought to it.
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

/**
 * Shows the typeface once its main file is there, so that the page is laid out anew once. On a slow line it leaves the way
 * to what answers the visitor. A script of the head has shown it already to who has been here before.
 */
async function bringTypeface(): Promise<void> {
  const link = document.getElementById('typeface') as HTMLLinkElement;
  if (link.rel === 'known') return;
  link.media = 'not all';
  await loadSheet(link);
  const faces = [...(link.sheet?.cssRules ?? [])].map((rule) => {
    const of = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
    // A rule quotes the name of its family, a face must not.
    return new FontFace(of('font-family').replaceAll('"', ''), of('src'), {
      weight: of('font-weight'),
      stretch: of('font-stretch'),
      unicodeRange: of('unicode-range'),
      display: 'swap',
    });
  });
  if (starter.bootFetched) await Promise.race([starter.bootFetched, wait(patienceForBoot)]);
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

addEventListener('error', onError, true);
starter.onTouch = fetchPart;
if (starter.touched) fetchPart(starter.touched);

const typeface = bringTypeface().catch(() => {});
const drawings = late.then((data) => data?.drawings ?? []);
if (page.hasAttribute(awaitsStyles))
  void Promise.all([
    drawings,
    bringStyles().then(prefetchRest),
    Promise.race([typeface, wait(patienceForTypeface)]),
  ])
    .then(([drawn]) => showRest(drawn))
    .then(bringPictures);
else {
  prefetchRest();
  bringPictures();
  void drawings.then((drawn) => placeDrawings(document, drawn));
}
