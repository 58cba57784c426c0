import { canonicalPath } from '@northgate/site/paths';
import { forgetServedParts } from '@northgate/ui/composition/served-parts';
import { hydrateEvent, readyAttribute } from '@northgate/ui/composition/use-hydration-trigger';
import { createBrowserRouter, NavigationType, type DataRouter } from 'react-router-dom';
import { arrivalsId } from '../app/app';
import { pageRoute, type Arrival } from '../app/arrival';
import { siteRoutes } from '../app/routes';
import { markWithoutScript } from '../app/without-script';
import { elementAt } from '../lib/element-at';
import { goToPlace, keepPlaces } from '../features/navigation/keep-place';
import { rememberPath } from '../features/navigation/last-path';
import { clearPageSoon, coverPage } from '../features/navigation/cover-page';
import { adoptHead } from '../pages/adopt-head';
import { fetchPage } from '../pages/fetch-page';
import { pageLoader } from '../pages/page-loader';
import { adoptStyles } from '../pages/page-styles';

/** Going back shows no overlay unless it takes longer than this, in milliseconds. */
const patienceForReturn = 100;

interface SiteRouter {
  router: DataRouter;
  /** The page being shown, or the last one before what could not be had. */
  currentPage: () => Arrival;
  previousPath: () => string | null;
}

/** The router of this tab, which begins with the page that stands in the document. `onAlive` is called when React has taken it over. */
export function siteRouter(served: Arrival, onAlive: () => void): SiteRouter {
  let current = served;
  let shownAt = location.pathname;
  let previous = rememberPath(canonicalPath(shownAt));
  /** True between the arrival of a page and its commit by React. */
  let coming = false;
  let covering: ReturnType<typeof setTimeout> | undefined;
  /** True while another page is on its way. */
  let leaving = false;

  const onShown = (key: string) => {
    if (!coming || key !== router.state.location.key) return;
    coming = false;
    goToPlace(router.state);
    clearPageSoon(greet);
  };
  const loader = pageLoader(served.page.shell, () => router.state.navigation.location?.hash ?? '');
  const router = createBrowserRouter(siteRoutes(loader, { onAlive, onShown }), {
    hydrationData: { loaderData: { [pageRoute]: served } },
  });
  keepPlaces(router);

  function leave({ historyAction }: DataRouter['state']['navigation']): void {
    leaving = true;
    clearTimeout(covering);
    if (historyAction === NavigationType.Pop) covering = setTimeout(coverPage, patienceForReturn);
    else coverPage();
    markWithoutScript(false);
    // Whoever comes back finds it in memory.
    void fetchPage(shownAt).catch(() => {});
  }

  function arrive({ location: { pathname }, loaderData, errors }: DataRouter['state']): void {
    clearTimeout(covering);
    leaving = false;
    coming = true;
    previous = rememberPath(canonicalPath(pathname));
    shownAt = pathname;
    forgetServedParts();
    const arrived = (errors ? undefined : loaderData[pageRoute]) as Arrival | undefined;
    if (!arrived?.brought) return;
    current = arrived;
    adoptHead(arrived.brought.head);
    adoptStyles(arrived.brought.styles);
  }

  /** Shows the page again that a visitor stays on after all. */
  function stay(): void {
    clearTimeout(covering);
    leaving = false;
    clearPageSoon(() => {});
  }

  /** Follows a change of the address. */
  function follow(state: DataRouter['state'], last: DataRouter['state']['location']): void {
    if (state.loaderData[pageRoute] !== current || state.errors) return arrive(state);
    // The browser itself scrolls to a fragment that was typed into the address bar.
    if (history.state !== null && !state.preventScrollReset) goToPlace(state, 'auto');
    if (state.location.search !== last.search) openParts();
  }

  // A component that reads the state of the router would wait, as React does with transitions, for parts of the page that are
  // not hydrated yet.
  let { location: last } = router.state;
  router.subscribe((state) => {
    if (state.navigation.state === 'loading') leave(state.navigation);
    const before = last;
    last = state.location;
    if (last !== before) follow(state, before);
    // A navigation within this page, or back to it, has broken off the one to another page.
    if (leaving && state.navigation.state === 'idle') stay();
  });

  return { router, currentPage: () => current, previousPath: () => previous };
}

/** Hydrates islands that wait for a touch: React holds back the update of the location until they are hydrated. */
function openParts(): void {
  for (const part of document.querySelectorAll(`[data-island]:not([${readyAttribute}])`))
    part.dispatchEvent(new Event(hydrateEvent));
}

/** Announces the new page to screen readers and moves focus to its beginning, unless it is at the place the address names. */
function greet(): void {
  const arrivals = document.getElementById(arrivalsId);
  if (arrivals) arrivals.textContent = document.title;
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.contains(elementAt(location.hash))) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}
