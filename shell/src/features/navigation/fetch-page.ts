import { pageDataId, type PageData } from '@northgate/contracts/page';

/** A prerendered page taken apart: its data, the markup of its static parts, and what its head says. */
export interface FetchedPage {
  data: PageData;
  statics: Map<string, string>;
  head: Document;
}

/** How long a page that was asked for on a hint of interest is kept, in milliseconds. */
const keptFor = 30_000;

const kept = new Map<string, { page: Promise<FetchedPage>; at: number }>();

/** The page at an address of this site, from memory when it was prefetched a moment ago. Rejects when unreachable. */
export function fetchPage(path: string): Promise<FetchedPage> {
  const known = kept.get(path);
  if (known && Date.now() - known.at < keptFor) return known.page;
  const page = withRetry(() => request(path));
  kept.set(path, { page, at: Date.now() });
  page.catch(() => kept.delete(path));
  return page;
}

const withRetry = <T>(run: () => Promise<T>): Promise<T> => run().catch(run);

/** A page of this site is a page whatever its status: also "not found" has one. */
async function request(path: string): Promise<FetchedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const head = new DOMParser().parseFromString(await response.text(), 'text/html');
  const data = readPageData(head);
  if (!data) throw new Error(`${path} answered ${response.status} without a page`);
  const parts = head.querySelectorAll<HTMLElement>('main [data-static]');
  const statics = new Map([...parts].map((part) => [part.dataset.static ?? '', part.innerHTML]));
  return { data, statics, head };
}

/** The data inlined in a document of this site, null in any other. */
export function readPageData(from: Document): PageData | null {
  const text = from.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Brings title, description, canonical address and missing styles of a fetched page into this document. */
export function adoptHead({ head }: FetchedPage): void {
  document.title = head.title;
  for (const selector of ['meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]']) {
    document.querySelector(selector)?.remove();
    document.head.append(...head.querySelectorAll(selector));
  }
  const present = new Set(sheetIds(document));
  for (const style of head.querySelectorAll<HTMLStyleElement>('style[data-sheets]'))
    if (ids(style).some((id) => !present.has(id))) document.head.append(document.adoptNode(style));
}

const ids = (style: HTMLStyleElement): string[] => (style.dataset.sheets ?? '').split(' ');

const sheetIds = (from: Document): string[] =>
  [...from.querySelectorAll<HTMLStyleElement>('style[data-sheets]')].flatMap(ids);
