import { provideFrame } from '@northgate/contracts/frame';
import { pageDataId, shareCookie, type InlinedData, type PageData } from '@northgate/contracts/page';
import type { PageModule } from '@northgate/contracts/remote';
import type { Brand } from '@northgate/site/brand';
import { afterNextPaint } from '@northgate/ui/composition/after-next-paint';
import { placeDrawings } from '@northgate/ui/composition/late';
import { rememberServedParts } from '@northgate/ui/composition/served-parts';
import { followTooltips } from '@northgate/ui/components/overlays/follow-tooltips';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Arrival } from '../app/arrival';
import { markWithoutScript } from '../app/without-script';
import { track, warnWithoutMeasurement } from '../features/analytics/track';
import { mayCount, startConsent } from '../features/consent/consent-store';
import { enhanceMenus } from '../features/menus/enhance-menus';
import { followLinks } from '../features/navigation/follow-links';
import { enhanceSearch } from '../features/search/enhance-search';
import { enhanceDialogs } from '../features/solutions-dialog/enhance-dialogs';
import { applyTheme, followTheme, storedTheme } from '../features/theme/theme';
import { startVideos } from '../features/video/start-videos';
import { prefetchModule } from '../federation/load-module';
import { pageFiles } from '../lib/page-files';
import { bringMotion } from '../lib/motion-store';
import { withRetry } from '../lib/with-retry';
import { fetchLateData } from '../pages/fetch-late-data';
import { askAs, fetchPage } from '../pages/fetch-page';
import { loadPageModule } from '../pages/page-loader';
import { browserFrame } from './browser-frame';
import type { WhoIsTold } from './measure-visit';
import { replayClicks } from './replay-clicks';
import { siteRouter } from './site-router';
import { whenIdle, type Starter } from './starter-state';

/** How long framer-motion waits after the boot, in milliseconds: what was touched has the line first. */
const restBeforeMotion = 2000;

const { siteStarter } = window as { siteStarter?: Pick<Starter, 'clicks' | 'late' | 'link' | 'events'> };

/** Makes the served page alive: gives its parts the frame, and React the page. Rejects where the page cannot be taken over. */
export async function start(): Promise<void> {
  // The page has asked for it already; where that failed it is asked for again.
  const late = (await siteStarter?.late) ?? (await withRetry(() => fetchLateData(pageFiles().lateData)));
  const arrival = servedArrival(late.remotes ?? {});
  askAs(arrival.page.revision);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  const { brand, drawings = [] } = late;
  if (!brand) throw new Error('The late data of the page is not whole.');

  const { router, currentPage, previousPath } = siteRouter(arrival, () => alive(brand, arrival.page));
  provideFrame(browserFrame(brand, { currentPage, previousPath, served: arrival }));
  // Otherwise the script that comes after the paint does this in short tasks.
  if (!siteStarter?.late) placeDrawings(document, drawings);
  rememberServedParts(document);
  // As a transition React hydrates in short tasks, so that input in between is answered.
  startTransition(() => void hydrateRoot(root, <RouterProvider router={router} />));

  warnWithoutMeasurement(brand.analytics.measurementId);
  applyTheme(storedTheme());
  followTheme();
  followLinks(
    (to) => void router.navigate(to, { replace: isHere(to) }),
    (path) => void fetchAhead(path),
  );
  enhanceDialogs();
  enhanceSearch();
  followTooltips();
  startVideos();
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}

const isHere = (to: string): boolean => new URL(to, location.href).href === location.href;

/** The page that stands in the document. */
function servedArrival(remotes: PageData['remotes']): Arrival {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('This document is not a page of this site.');
  const page = { ...(JSON.parse(text) as InlinedData), remotes };
  // When the module cannot be loaded the promise stays pending, so the prerendered page stays as it is.
  const module = loadPageModule(page).catch((reason: unknown) => stayPrerendered(page.app, reason));
  return { page, module, served: [...(document.getElementById('main')?.childNodes ?? [])] };
}

function stayPrerendered(app: string, reason: unknown): Promise<PageModule> {
  markWithoutScript(true);
  console.warn(`${app} could not be loaded; its page stays as it was served.`, reason);
  track({ name: 'page_without_script', category: 'error', label: app });
  return new Promise<never>(() => {});
}

/** Fetches a page and the scripts of its module ahead of a navigation; failures show when the navigation loads them. */
async function fetchAhead(path: string): Promise<void> {
  const fetched = await fetchPage(path).catch(() => null);
  const address = fetched?.page.remotes[fetched.page.app];
  if (address) prefetchModule(address, fetched.page.module);
}

/** Runs when hydration is done: sets attributes that React would report as differences before, and repeats early presses. */
function alive({ analytics }: Brand, page: PageData): void {
  enhanceMenus();
  startConsent(analytics.measurementId);
  afterNextPaint(() => {
    dispatchEvent(new Event('site:booted'));
    replayClicks(siteStarter?.clicks ?? []);
    siteStarter?.link?.click();
    document.documentElement.dataset.booted = '';
    setTimeout(() => whenIdle(() => void bringMotion()), restBeforeMotion);
    const isCounted = mayCount();
    if (siteStarter && isCounted) siteStarter.events = [] as string[];
    // During a share visitors see one of two revisions, whose figures are compared.
    const isShared = document.cookie.includes(`${shareCookie}=`);
    if (isShared || isCounted) whenIdle(() => void measure(page, { isShared, isCounted }));
  });
}

const measure = (page: PageData, told: WhoIsTold): Promise<void> =>
  import(/* webpackChunkName: "vitals" */ './measure-visit').then(
    ({ measureVisit }) => measureVisit(page, told),
    () => {},
  );
