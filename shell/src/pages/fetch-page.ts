import { pageJsonPath, revisionHeader } from '@northgate/contracts/page';
import type { PageJson } from '@northgate/contracts/page-json';
import { canonicalPath } from '@northgate/site/paths';
import { drawingPlace, placeDrawings } from '@northgate/ui/composition/late';
import type { Arrival } from '../app/arrival';
import { withRetry } from '../lib/with-retry';
import { fetchLateData } from './fetch-late-data';
import { lackingStyles } from './page-styles';

/** A page with all it needs besides its module. */
export type FetchedPage = Required<Pick<Arrival, 'page' | 'brought'>>;

/** How long a page that was asked for on a hint of interest is kept, in milliseconds. */
const keptFor = 30_000;

let headers: Record<string, string> = {};

/** Has pages asked for as the revision has them that the document is of, where more than one is shown. */
export function askAs(revision: number): void {
  headers = { [revisionHeader]: String(revision) };
}

const kept = new Map<string, { page: Promise<FetchedPage>; at: number }>();

/**
 * The page at a path of this site, from memory when it was fetched a moment ago or, `asItWas`, at any time before. Rejects when
 * it cannot be had whole.
 */
export function fetchPage(path: string, { asItWas = false } = {}): Promise<FetchedPage> {
  const address = pageJsonPath(canonicalPath(path));
  const known = kept.get(address);
  if (known && (asItWas || Date.now() - known.at < keptFor)) return known.page;
  const page = withRetry(() => request(address));
  kept.set(address, { page, at: Date.now() });
  page.catch(() => kept.delete(address));
  return page;
}

/** "Not found" is a page too, whatever its status. */
async function request(address: string): Promise<FetchedPage> {
  const { head, styles, parts, lateData, ...page } = (await (
    await fetch(address, { headers })
  ).json()) as PageJson;
  const [lacking, late] = await Promise.all([lackingStyles(styles), fetchLateData(lateData)]);
  return { page, brought: { head, styles: lacking, parts: drawnParts(parts, late.drawings) } };
}

function drawnParts(parts: PageJson['parts'], drawings: string[]): PageJson['parts'] {
  const template = document.createElement('template');
  const drawn = (html: string) => {
    template.innerHTML = html;
    placeDrawings(template.content, drawings);
    return template.innerHTML;
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, html]) => [name, html.includes(drawingPlace) ? drawn(html) : html]),
  );
}
