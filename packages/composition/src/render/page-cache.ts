import { createHash } from 'node:crypto';
import type { AppName, MenuEntry } from '@northgate/contracts/release.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable, RenderedPage, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import type { ReadStore } from '../store/read-store.js';
import type { Content } from './content-of.js';
import { pagesSource, type PagesSource } from './revision-folder.js';

/** Enough for pages with the content of now, of yesterday, and of before a release of another app. */
const searched = 3;

interface KeyOptions {
  apps: Revision['apps'];
  brand: Brand;
  menu: MenuEntry[];
}

/** A page of an earlier revision, its path or, for what does not exist, its pattern, and where it lies. */
interface CachedPage {
  path: string;
  missing: boolean;
  page: RenderedPage;
  source: PagesSource;
}

/** Hash of all that a page is made from: versions of the apps that stand in it, the content it read, brand and menu. */
export function pageKey(
  { app, pattern, file, apps: inPage, content, reads = {} }: Omit<RenderedPage, 'key' | 'etag' | 'bytes'>,
  { apps, brand, menu }: KeyOptions,
): string {
  const versions = inPage.map((name) => apps[name]?.version);
  const made = [app, pattern, file, versions, content ? reads : {}, brand, ...(menu.length ? [menu] : [])];
  return createHash('sha256').update(JSON.stringify(made)).digest('base64url').slice(0, 22);
}

/** A cache of rendered pages: those of earlier revisions that rendering once more would make again as they are. */
export class PageCache {
  private constructor(
    private readonly pages: Map<string, CachedPage>,
    private readonly options: KeyOptions & { content: Content | null },
  ) {}

  /** Reads the newest revisions with this version of the app. */
  static async read(
    store: ReadStore,
    app: AppName,
    options: KeyOptions & { content: Content | null },
  ): Promise<PageCache> {
    const version = options.apps[app]?.version;
    const revisions = (await store.revisions()).filter(({ apps }) => apps[app]?.version === version);
    const pages = new Map<string, CachedPage>();
    for (const { number } of revisions.reverse().slice(0, searched))
      for (const cached of await pagesOf(store, number))
        if (cached.page.key && !pages.has(cached.page.key)) pages.set(cached.page.key, cached);
    return new PageCache(pages, options);
  }

  /** The page a plan would be rendered to, null when it is not in the cache. */
  find({ app, pattern }: PagePlan, file: string): CachedPage | null {
    return (
      this.fitting((page) => page.app === app && page.pattern === pattern && page.file === file)[0] ?? null
    );
  }

  /** Every cached page of an app, for when its routes cannot be read because the api is away. */
  allOf(app: AppName): CachedPage[] {
    const newest = new Map<string, CachedPage>();
    for (const cached of this.fitting((page) => page.app === app))
      if (!newest.has(cached.page.file)) newest.set(cached.page.file, cached);
    return [...newest.values()];
  }

  private fitting(wanted: (page: RenderedPage) => boolean): CachedPage[] {
    return [...this.pages.values()].filter(
      ({ page }) =>
        wanted(page) && page.key === pageKey({ ...page, reads: this.readsNow(page) }, this.options),
    );
  }

  /** The tags that what a page read has by now; while the api is away, those it had. */
  private readsNow({ reads = {} }: RenderedPage): Record<string, string> {
    const addresses = this.options.content?.addresses;
    if (!addresses) return reads;
    return Object.fromEntries(Object.keys(reads).map((address) => [address, addresses[address] ?? '']));
  }
}

async function pagesOf(store: ReadStore, number: number): Promise<CachedPage[]> {
  const table = await store.readPages(number).catch(() => null);
  if (!table) return [];
  const source = pagesSource(store, number, table);
  const all = (pages: PageTable['pages'], missing: boolean) =>
    Object.entries(pages).map(([path, page]) => ({ path, missing, page, source }));
  return [...all(table.pages, false), ...all(table.missing, true)];
}

/** What revisions that are more than candidates have at a path, the newest first. */
export async function* cachedPagesAt(
  store: ReadStore,
  kind: 'pages' | 'missing',
  path: string,
): AsyncGenerator<Pick<CachedPage, 'page' | 'source'>> {
  for (const { number, candidate } of (await store.revisions()).reverse()) {
    if (candidate) continue;
    const table = await store.readPages(number).catch(() => null);
    const page = table?.[kind][path];
    if (page) yield { page, source: pagesSource(store, number, table) };
  }
}
