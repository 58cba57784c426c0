import { createHash } from 'node:crypto';
import type { AppName, MenuEntry } from '@northgate/contracts/release.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable, RenderedPage, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Store } from '../store/store.js';
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
interface KeptPage {
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

/** Pages of earlier revisions that rendering once more would make again as they are. */
export class KeptPages {
  private constructor(
    private readonly pages: Map<string, KeptPage>,
    private readonly options: KeyOptions & { content: Content | null },
  ) {}

  /** Reads the newest kept revisions with this version of the app. */
  static async read(
    store: Store,
    app: AppName,
    options: KeyOptions & { content: Content | null },
  ): Promise<KeptPages> {
    const version = options.apps[app]?.version;
    const revisions = (await store.revisions()).filter(({ apps }) => apps[app]?.version === version);
    const pages = new Map<string, KeptPage>();
    for (const { number } of revisions.reverse().slice(0, searched))
      for (const kept of await pagesOf(store, number))
        if (kept.page.key && !pages.has(kept.page.key)) pages.set(kept.page.key, kept);
    return new KeptPages(pages, options);
  }

  /** The page a plan would be rendered to, null when it is not kept. */
  find({ app, pattern }: PagePlan, file: string): KeptPage | null {
    return (
      this.fitting((page) => page.app === app && page.pattern === pattern && page.file === file)[0] ?? null
    );
  }

  /** Every kept page of an app, for when its routes cannot be read because the api is away. */
  allOf(app: AppName): KeptPage[] {
    const newest = new Map<string, KeptPage>();
    for (const kept of this.fitting((page) => page.app === app))
      if (!newest.has(kept.page.file)) newest.set(kept.page.file, kept);
    return [...newest.values()];
  }

  private fitting(wanted: (page: RenderedPage) => boolean): KeptPage[] {
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

async function pagesOf(store: Store, number: number): Promise<KeptPage[]> {
  const table = await store.readPages(number).catch(() => null);
  if (!table) return [];
  const source = pagesSource(store, number, table);
  const all = (pages: PageTable['pages'], missing: boolean) =>
    Object.entries(pages).map(([path, page]) => ({ path, missing, page, source }));
  return [...all(table.pages, false), ...all(table.missing, true)];
}

/** What revisions that are more than candidates have at a path, the newest first. */
export async function* keptPagesAt(
  store: Store,
  kind: 'pages' | 'missing',
  path: string,
): AsyncGenerator<Pick<KeptPage, 'page' | 'source'>> {
  for (const { number, candidate } of (await store.revisions()).reverse()) {
    if (candidate) continue;
    const table = await store.readPages(number).catch(() => null);
    const page = table?.[kind][path];
    if (page) yield { page, source: pagesSource(store, number, table) };
  }
}
