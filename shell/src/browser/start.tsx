import type { Frame } from '@northgate/contracts/frame';
import { provideFrame } from '@northgate/contracts/frame';
import { canonicalPath } from '@northgate/site/paths';
import { afterFrame } from '@northgate/ui/composition/after-frame';
import { placeDrawings } from '@northgate/ui/composition/late';
import { rememberServedParts } from '@northgate/ui/composition/served-parts';
import { followTooltips } from '@northgate/ui/composition/tooltips';
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import type { LoadPageModule } from '../app/page-module';
import { frameStore } from '../app/page-store';
import { markWithoutScript } from '../app/without-script';
import { track, warnWithoutMeasurement } from '../features/analytics/track';
import { startConsent } from '../features/consent/consent-store';
import { readPageData, withRetry } from '../features/navigation/fetch-page';
import { enhanceMenus } from '../features/menus/enhance-menus';
import { interceptLinks } from '../features/navigation/intercept-links';
import { rememberPath } from '../features/navigation/last-path';
import { followHistory, navigate, onNavigate } from '../features/navigation/navigator';
import { read, send } from '../features/requests/requests';
import { enhanceDialogs } from '../features/solutions-dialog/enhance-dialogs';
import { applyTheme, followTheme, storedTheme } from '../features/theme/theme';
import { toast } from '../features/toasts/toast-store';
import { startVideos } from '../features/video/start-videos';
import { loadModule } from '../federation/load-module';
import { fetchLateData } from '../lib/late-data';
import { replayClicks } from './replay-clicks';
import type { Starter } from './starter-state';

const { siteStarter } = window as { siteStarter?: Pick<Starter, 'clicks' | 'late'> };

/** Makes the served page alive: gives its parts the frame, and React the page. Rejects where the page cannot be taken over. */
export async function start(): Promise<void> {
  // The page has asked for it already; where that failed it is asked for again.
  const late = (await siteStarter?.late) ?? (await withRetry(() => fetchLateData(document)));
  const served = readPageData(document, late);
  if (!served) throw new Error('This document is not a page of this site.');
  const data = { ...served, path: canonicalPath(window.location.pathname) };

  frameStore.setState({
    page: { data, statics: null },
    previousPath: rememberPath(data.path),
    hydrating: true,
  });

  const frame: Frame = {
    brand: data.brand,
    isHydrating: () => frameStore.getState().hydrating,
    previousPath: () => frameStore.getState().previousPath,
    navigate: (to) => void navigate(to),
    onNavigate,
    toast,
    track,
    read,
    send,
    loadComponent,
    staticHtml: (name) => frameStore.getState().page.statics?.get(name) ?? '',
  };
  provideFrame(frame);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element.');
  // Otherwise the script that comes after the paint does this in short tasks.
  if (!siteStarter?.late) placeDrawings(document, late.drawings ?? []);
  rememberServedParts(document);
  // As a transition React hydrates in short tasks, and whoever presses something meanwhile is heard.
  startTransition(() => void hydrateRoot(root, <App load={load} onAlive={alive} />));

  warnWithoutMeasurement(data.brand.analytics.measurementId);
  applyTheme(storedTheme());
  followTheme();
  interceptLinks();
  enhanceDialogs();
  followTooltips();
  startVideos();
  addEventListener('popstate', () => void followHistory());
  for (const year of document.querySelectorAll('[data-year]'))
    year.textContent = String(new Date().getFullYear());
}

async function loadComponent(name: string): Promise<ComponentType<never>> {
  const [app, expose] = name.split('/') as ['mfe-tools', string];
  const address = frameStore.getState().page.data.remotes[app];
  if (!address) throw new Error(`This page names no ${app}`);
  return (await loadModule(app, address, `./${expose}`)).default as ComponentType<never>;
}

/** While hydrating, a module that does not come never settles: the prerendered page stays, readable and linked. */
const load: LoadPageModule = async (page) => {
  if (page.app === 'shell') return import(/* webpackChunkName: "fallback" */ '../app/shell-pages');
  const address = page.remotes[page.app];
  if (!address) throw new Error(`The page ${page.path} names no ${page.app}`);
  const module = loadModule(page.app, address, page.module);
  return frameStore.getState().hydrating
    ? module.catch((reason: unknown) => stayPrerendered(page.app, reason))
    : module;
};

function stayPrerendered(app: string, reason: unknown): Promise<never> {
  markWithoutScript(true);
  console.warn(`${app} could not be loaded; its page stays as it was served.`, reason);
  track({ name: 'page_without_script', category: 'error', label: app });
  return new Promise<never>(() => {});
}

/** From here on nothing touches what React compares: menus get their states, and early clicks are repeated. */
function alive(): void {
  enhanceMenus();
  startConsent(frameStore.getState().page.data.brand.analytics.measurementId);
  afterFrame(() => {
    dispatchEvent(new Event('site:booted'));
    replayClicks(siteStarter?.clicks ?? []);
    document.documentElement.dataset.booted = '';
  });
}
