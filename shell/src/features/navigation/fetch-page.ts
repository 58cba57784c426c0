import { pageDataId, type InlinedData, type LateData, type PageData } from '@northgate/contracts/page';
import type { AppName } from '@northgate/contracts/release';
import { placeDrawings } from '@northgate/ui/composition/late';
import { fetchLateData } from '../../lib/late-data';

export interface Styles {
  address: string;
  css: string;
}

/** A prerendered page taken apart: its data, the markup of its static parts, what its head says, and styles this document lacks. */
export interface FetchedPage {
  data: PageData;
  statics: Map<string, string>;
  head: Document;
  styles: Promise<Styles[]>;
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

/** Tries once more what failed. */
export const withRetry = <T>(run: () => Promise<T>): Promise<T> => run().catch(run);

/** A page of this site is a page whatever its status: also "not found" has one. */
async function request(path: string): Promise<FetchedPage> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const head = parse(await response.text());
  const lacking = stylesOf(head).filter((address) => !isPresent(address));
  const styles = Promise.all(lacking.map((address) => withRetry(() => readStyles(address))));
  // Whether they come is seen when they are wanted.
  styles.catch(() => kept.delete(path));
  const late = await fetchLateData(head);
  const data = readPageData(head, late);
  if (!data) throw new Error(`${path} answered ${response.status} without a page`);
  placeDrawings(head, late.drawings ?? []);
  return { data, statics: staticsOf(head), head, styles };
}

/** Addresses of the styles of a page. */
const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[as=style]')].map((link) => link.getAttribute('href') ?? '');

async function readStyles(address: string): Promise<Styles> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { address, css: await response.text() };
}

/** A style element is held against this document's policy even in a document that is never shown. */
const styleElements = /<style[^>]*>[\s\S]*?<\/style>/g;

const parse = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(styleElements, ''), 'text/html');

/** The markup of a page's static parts by name. */
function staticsOf(page: Document): Map<string, string> {
  const parts = page.querySelectorAll<HTMLElement>('main [data-static]');
  return new Map([...parts].map((part) => [part.dataset.static ?? '', part.innerHTML]));
}

/** The data of a page, inlined and late, null for a document of any other site. */
export function readPageData(from: Document, late: Partial<LateData>): PageData | null {
  const text = from.getElementById(pageDataId)?.textContent;
  if (!text) return null;
  const inlined = JSON.parse(text) as InlinedData;
  const remotes: Record<string, object> = {};
  for (const [app, address] of Object.entries(inlined.remotes ?? {}))
    remotes[app] = { ...late.remotes?.[app as AppName], ...address };
  return { brand: late.brand, ...inlined, remotes } as PageData;
}

/** Brings title, description, canonical address and missing styles of a fetched page into this document. */
export function adoptHead({ head }: Pick<FetchedPage, 'head'>, styles: Styles[]): void {
  document.title = head.title;
  for (const selector of ['meta[name=description]', 'meta[name=robots]', 'link[rel=canonical]']) {
    document.querySelector(selector)?.remove();
    document.head.append(...head.querySelectorAll(selector));
  }
  adoptStyles(styles);
}

/** Addresses of styles that pages brought after the one the visitor arrived at. */
const adopted = new Set<string>();

const isPresent = (address: string): boolean => adopted.has(address) || stylesOf(document).includes(address);

/** The policy of the first document knows only its own style element; a sheet made by script needs no leave. */
function adoptStyles(styles: Styles[]): void {
  for (const { address, css } of styles.filter((one) => !isPresent(one.address))) {
    adopted.add(address);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
