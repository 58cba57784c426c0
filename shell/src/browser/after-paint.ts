import type { ErrorReport } from '@northgate/contracts/error-report';
import { errorReportPath, pageDataId, type InlinedData } from '@northgate/contracts/page';
import { awaitsStyles, placeDrawings, shownEarly } from '@northgate/ui/composition/late';
import { openByKeys } from '../features/search/open-by-keys';
import { applyTheme, storedTheme } from '../features/theme/theme';
import { elementAt } from '../lib/element-at';
import { pageFiles } from '../lib/page-files';
import { fetchLateData } from '../pages/fetch-late-data';
import { addLink, canPrefetch, whenIdle, type Starter } from './starter-state';

/**
 * Comes with the styles and drawings of what lies below the first screen, once the first text is painted. Shows them, brings
 * the typeface, and tells the site when a script or sheet of the page fails.
 */

/** How long the rest of the page waits for its typeface, in milliseconds. */
const patienceForTypeface = 100;
/** How long a task may lay out parts of the page, in milliseconds. */
const taskLength = 8;
/** How long the typeface waits for the boot script, in milliseconds. */
const patienceForBoot = 1000;

const page = document.documentElement;
const { siteStarter: starter } = window as unknown as { siteStarter: Starter };
const files = pageFiles();
const late = (starter.late = fetchLateData(files.lateData).catch(() => null));

const wait = (ms?: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Resolves when the styles of what lies below the first screen are there, or will not come: a page without is still read. */
const bringStyles = () =>
  new Promise<void>((resolve) => {
    const onload = () => {
      // The sheet holds the first screen's rules too, and each rule costs time to match.
      document.getElementById('first-styles')?.remove();
      resolve();
    };
    addLink({ id: 'late-styles', rel: 'stylesheet', href: files.styles, onload, onerror: () => resolve() });
  });

/** Background pictures are in closed menus, so they come after what was touched. */
const bringPictures = () =>
  whenIdle(() => addLink({ rel: 'stylesheet', fetchPriority: 'low', href: files.pictures }));

/** Prefetches what the boot needs, after everything visible; it is executed only on the first sign of life. */
function prefetchRest(): void {
  if (canPrefetch && !starter.started)
    starter.filesAfterBoot.forEach((href) => addLink({ rel: 'prefetch', href }));
}

/** Computes styles in one task and layout in the next, so that no later task has to do both. */
async function layOut(): Promise<void> {
  // A colour is known once styles are, before anything has its place.
  void getComputedStyle(document.body).color;
  await wait();
  void page.offsetHeight;
  await wait();
}

/** A dialog that was opened before its content was shown had nothing in it that could take the focus. */
function focusOpenDialog(): void {
  const dialog = document.querySelector('dialog:modal');
  if (dialog && !dialog.querySelector(':focus'))
    dialog.querySelector<HTMLElement>('input, button, a[href]')?.focus();
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
  focusOpenDialog();
  // Scrolls to the anchor that was asked for meanwhile.
  elementAt(location.hash)?.scrollIntoView();
}

/**
 * The faces of the typeface once its main file is there, so that the page is laid out anew once; none for who has been here
 * before, to whom a script of the head has shown them. On a slow line they leave the way to what answers the visitor.
 */
async function loadTypeface(): Promise<FontFace[]> {
  if (files.hasTypeface) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await late)?.typeface ?? '');
  const faces = [...sheet.cssRules].map((rule) => {
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
  return faces;
}

function showTypeface(faces: FontFace[]): void {
  if (!faces[0]) return;
  faces.forEach((face) => document.fonts.add(face));
  try {
    localStorage.typeface = '1';
  } catch {
    // Without storage the typeface comes after the first paint on every page.
  }
}

let told = false;

/** Tells the site, once, that something of the page failed. */
function tell(reason: string): void {
  if (told) return;
  told = true;
  const { revision } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as InlinedData;
  const path = location.pathname.slice(0, 300);
  const report: ErrorReport = { revision, reason: reason.slice(0, 300), path };
  navigator.sendBeacon?.(errorReportPath, JSON.stringify(report));
}

/** Errors of this site's files only, not of browser extensions. */
function onError(event: Event) {
  const { filename, message, target } = event as ErrorEvent;
  const file = filename ?? (target as HTMLScriptElement).src ?? (target as HTMLLinkElement).href ?? '';
  if (/^\/(assets|styles)\//.test(file.replace(location.origin, '')))
    tell(`${message ?? 'cannot be loaded'}: ${new URL(file).pathname}`);
}

starter.failures.forEach(onError);
addEventListener('error', onError, true);
starter.tell = tell;
openByKeys();
// The head has brought the palette; the control at the end of the page says the same. It is served saying what nobody chose.
const palette = storedTheme();
if (palette !== 'light') applyTheme(palette);
void late.then((data) => {
  Object.assign(starter.scripts, data?.scripts);
  // A part may have been touched before the list of its files was there.
  starter.fetchPart(starter.touched);
});

const typeface = loadTypeface().catch(() => []);
void typeface.then((faces) => whenIdle(() => showTypeface(faces)));
const drawings = late.then((data) => data?.drawings ?? []);
if (page.hasAttribute(awaitsStyles))
  void Promise.all([
    drawings,
    // A typeface that is there by now is not left to an idle moment: that would lay out the whole page, not its first screen.
    Promise.race([typeface, wait(patienceForTypeface).then(() => [])]),
    bringStyles().then(prefetchRest).then(layOut),
  ])
    .then(([drawn, faces]) => {
      showTypeface(faces);
      return layOut().then(() => showRest(drawn));
    })
    .then(bringPictures);
else {
  prefetchRest();
  bringPictures();
  void drawings.then((drawn) => placeDrawings(document, drawn));
}
