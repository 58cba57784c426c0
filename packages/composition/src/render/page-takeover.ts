import type { AppName } from '@northgate/contracts/release.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable, RenderedPage } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import type { Store } from '../store/store.js';
import { cachedPagesAt } from './page-cache.js';
import { pagesSource, type PagesSource, type RevisionFolder } from './revision-folder.js';
import { SharedFiles } from './shared-files.js';

/** Takes pages of earlier revisions over into the folder of a new one. */
export class PageTakeover {
  /** What the pages of the new revision share. */
  readonly shared: SharedFiles;

  private constructor(
    private readonly store: Store,
    private readonly folder: RevisionFolder,
    private readonly live: { table: PageTable; source: PagesSource } | null,
  ) {
    this.shared = new SharedFiles(folder);
  }

  /** Reads the pages of the live revision; `base` is its number, null before the first one. */
  static async from(base: number | null, store: Store, folder: RevisionFolder): Promise<PageTakeover> {
    if (base === null) return new PageTakeover(store, folder, null);
    const table = await store.readPages(base);
    const parent = (await store.readRevision(base))?.parent ?? null;
    const before = parent === null ? null : store.pagesFolder(parent);
    const source = { ...pagesSource(store, base, table), before };
    return new PageTakeover(store, folder, { table, source });
  }

  /** The live revision's pages, null before the first one. */
  get base(): PageTable | null {
    return this.live?.table ?? null;
  }

  /**
   * The table of a new revision before any page is in it. Its brand is left out where pages are taken over from a table without
   * one, which may have any; with `all`, none is taken over.
   */
  emptyTable(
    { brand, ...more }: Pick<PageTable, 'notFound' | 'brand' | 'menu' | 'contentTag'>,
    all: boolean,
  ): PageTable {
    const known = all || !this.base || this.base.brand !== undefined;
    return { pages: {}, missing: {}, failures: [], files: {}, ...more, ...(known && { brand }) };
  }

  /** Where they lie. */
  get source(): PagesSource | null {
    return this.live?.source ?? null;
  }

  /** The live revision's page of a plan, where it is of the same app; null for none. */
  before(plan: PagePlan): RenderedPage | null {
    if (!this.base) return null;
    if (plan.app === 'shell') return this.base.notFound;
    const { missing, pages } = this.base;
    const found = plan.missing ? missing[plan.pattern] : pages[canonicalPath(plan.path)];
    return found?.app === plan.app ? found : null;
  }

  /** Puts a page, with its data, what it shares and its picture, into the folder. False when no copy of it is good. */
  async reuse(page: RenderedPage, source = this.source): Promise<boolean> {
    if (!source) return false;
    const files = [page.file, page.json, page.picture].filter((file) => file !== undefined);
    const taken = await Promise.all([
      ...files.map((file) => this.folder.take(file, source)),
      this.shared.takeOver(source, page),
    ]);
    return taken.every(Boolean);
  }

  /** The page of the live revision or, where no copy of that is good, of the newest one that has it; null for none. */
  async lastGood(kind: 'pages' | 'missing', path: string): Promise<RenderedPage | null> {
    const page = this.base?.[kind][path];
    if (page && (await this.reuse(page))) return page;
    for await (const kept of cachedPagesAt(this.store, kind, path))
      if (await this.reuse(kept.page, kept.source)) return kept.page;
    return null;
  }

  /** Takes over every page of an app; `failed` says why they could not be made anew. False when one is not that of the base. */
  async takeApp(app: AppName, table: PageTable, failed?: string): Promise<boolean> {
    let whole = true;
    for (const kind of ['pages', 'missing'] as const) {
      for (const [path, page] of Object.entries(this.base?.[kind] ?? {})) {
        if (page.app !== app) continue;
        const kept = await this.lastGood(kind, path);
        if (kept) table[kind][path] = kept;
        if (failed) table.failures.push({ path, reason: failed, kept: kept !== null });
        whole &&= kept === page;
      }
    }
    return whole;
  }
}
