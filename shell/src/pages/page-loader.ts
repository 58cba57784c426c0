import type { PageData } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import type { PageModule } from '@northgate/contracts/remote';
import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import type { Arrival } from '../app/arrival';
import { loadModule, runsOtherVersion } from '../federation/load-module';
import { coveredLongEnough } from '../features/navigation/overlay';
import { fetchPage } from './fetch-page';

/** How long the server may take to say that it is there, in milliseconds. */
const probeTimeout = 8000;

/**
 * Loads the page of a navigation with its module, for a tab that runs the host in this version. A page this tab cannot show, for
 * it needs another version of the host or of a remote, or something of it will not load, is loaded as a document, where `hash`
 * says. Rejects when nobody answers for that either.
 */
export const pageLoader =
  (shell: string, hash: () => string): LoaderFunction =>
  async ({ request }): Promise<Arrival | Response> => {
    const { pathname, search } = new URL(request.url);
    // On back and forward the location has changed before the loader runs, and the page is taken as it was.
    const hasMoved = pathname === location.pathname && search === location.search;
    const [arrival] = await Promise.all([
      arrivalAt(pathname, shell, hasMoved).catch(() => null),
      hasMoved || coveredLongEnough(),
    ]);
    if (arrival) return arrival;
    await serverAnswers(pathname);
    if (!hasMoved) return redirectDocument(pathname + search + hash());
    location.reload();
    return new Promise(() => {});
  };

async function arrivalAt(path: string, shell: string, asItWas: boolean): Promise<Arrival | null> {
  const fetched = await fetchPage(path, { asItWas });
  const { page } = fetched;
  const remotes = Object.entries(page.remotes) as [AppName, PageData['remotes'][AppName] & object][];
  const fits = page.shell === shell && !remotes.some((remote) => runsOtherVersion(...remote));
  return fits ? { ...fetched, module: await loadPageModule(page) } : null;
}

/** The module that draws a page. Rejects when it cannot be had. */
export async function loadPageModule({ app, module, path, remotes }: PageData): Promise<PageModule> {
  if (app === 'shell') return import(/* webpackChunkName: "fallback" */ '../app/shell-pages');
  const address = remotes[app];
  if (!address) throw new Error(`The page ${path} names no ${app}`);
  return loadModule(app, address, module);
}

/** Asks first whether the server answers, because loading the document offline would show the browser's error page. */
const serverAnswers = (path: string): Promise<Response> =>
  fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) });
