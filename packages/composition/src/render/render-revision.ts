import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AppName, MenuEntry } from '@northgate/contracts/release.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable, RenderedPage } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { checkPage } from './check-page.js';
import { DeadlineExceeded } from '../processes/deadline.js';
import { contentHash } from '../files/content-hash.js';
import { damagedApps } from '../store/verify-release.js';
import { allDone } from './all-done.js';
import { contentOf, redirectsOf, type Content } from './content-of.js';
import { feedOrLastGood, feedPath } from './feed-file.js';
import { isOutdated } from './is-outdated.js';
import { PageCache } from './page-cache.js';
import { fileOf, makePage, placeOf } from './make-page.js';
import { PageTakeover } from './page-takeover.js';
import { RenderProcess } from './render-process.js';
import { PageStays, sentence } from './render-with-parts.js';
import type { RenderOptions, RenderOutcome } from './render-options.js';
import { failure } from './page-failure.js';
import { RevisionFolder } from './revision-folder.js';
import { writeSiteFiles } from './site-files.js';
import { firstLine, stackOf } from './words-of-error.js';
import { workerSetup } from './worker-setup.js';

/** Renders a candidate revision into a folder that is not in place yet, and checks every page it rendered. Throws `DeadlineExceeded`. */
export async function renderRevision(options: RenderOptions): Promise<RenderOutcome> {
  const damaged = await damagedApps(options.store, options.apps);
  const setup = await workerSetup({ ...options, damaged });
  const folder = new RevisionFolder(await options.store.scratchFolder());
  const process = new RenderProcess(setup, options.patience);
  try {
    const takeover = await PageTakeover.from(options.base, options.store, folder);
    const { menu = [] } = setup.input;
    const before = takeover.base?.menu ?? [];
    const menuChanges = 'apps' in options.change && !isDeepStrictEqual(before, menu);
    const everyPage = 'brand' in options.change ? 'brand' : menuChanges ? 'menu' : null;
    return await new RevisionRendering(
      { ...options, damaged, menu, everyPage },
      process,
      folder,
      takeover,
    ).run();
  } catch (error) {
    await rm(folder.path, { recursive: true, force: true });
    throw error;
  } finally {
    process.close();
  }
}

/** Pages under way together: one is rendered while others are compressed. */
const atOnce = 4;

interface RevisionOptions extends RenderOptions {
  damaged: Map<AppName, string>;
  menu: MenuEntry[];
  everyPage: RenderOutcome['everyPage'];
}

class RevisionRendering {
  private readonly problems: string[] = [];
  private readonly stacks: string[] = [];
  private readonly rendered: { path: string; file: string }[] = [];
  /** Pages of an app that comes back; they are checked again, since what they link to may be gone. */
  private readonly back: { path: string; file: string }[] = [];
  private content: Content | null = null;
  private apiWasAway = false;
  /** Whether the routes of an app could not be read. */
  private unreadable = false;
  private cache: PageCache | null = null;

  constructor(
    private readonly options: RevisionOptions,
    private readonly process: RenderProcess,
    private readonly folder: RevisionFolder,
    private readonly takeover: PageTakeover,
  ) {}

  async run(): Promise<RenderOutcome> {
    const { apiOrigin, brand, change, apps, menu, everyPage } = this.options;
    this.content = await contentOf(apiOrigin);
    this.cache = await this.readCache();
    const contentTag = this.contentTag(this.content?.tag ?? null);
    const notFound = await this.notFound();
    if (!notFound) return this.outcome(null);
    const table = this.takeover.emptyTable({ notFound, brand, menu, contentTag }, everyPage === 'brand');
    for (const app of Object.keys(apps) as AppName[])
      if (app !== 'shell' && !(this.isUntouched(app) && (await this.takeover.takeApp(app, table))))
        await this.addApp(app, table);
    await this.check();
    // Content that could not be had is asked for again once the api answers.
    if (this.apiWasAway) table.contentTag = null;
    const indexFrom = 'content' in change ? this.takeover.source : null;
    const feed = await this.feed(table);
    await writeSiteFiles({ ...this.options, folder: this.folder, table, feed, indexFrom });
    table.redirects = await redirectsOf(apiOrigin, this.content, this.takeover.base?.redirects);
    table.files = this.folder.files;
    const text = JSON.stringify(table);
    await writeFile(join(this.folder.path, 'pages.json'), text);
    return { ...this.outcome(table), pagesHash: contentHash(text) };
  }

  private async readCache(): Promise<PageCache | null> {
    const { store, change, apps, brand, menu } = this.options;
    const [app] = 'apps' in change && change.back ? change.apps : [];
    return app ? PageCache.read(store, app, { apps, brand, menu, content: this.content }) : null;
  }

  /** A release leaves most content pages as they are, so they still stand for the content of the base. */
  private contentTag(now: string | null): string | null {
    return now !== null && this.takeover.base && 'apps' in this.options.change
      ? this.takeover.base.contentTag
      : now;
  }

  private outcome(table: PageTable | null): RenderOutcome {
    // In an order that does not depend on which page was ready first.
    const rendered = this.rendered.map(({ path }) => path).sort();
    const { folder, problems, process, content, stacks, options } = this;
    const log = [...stacks, process.finalLog()].join('\n').trim();
    return {
      ...{ folder: folder.path, table, rendered, problems, log },
      ...{ back: this.back.map(({ path }) => path), incomplete: this.apiWasAway || this.unreadable },
      ...{ damaged: [...options.damaged.keys()], contentTag: content?.tag ?? null },
      everyPage: options.everyPage,
    };
  }

  /** The feed of the posts as they are now; while the api is away or it would be broken, the one of the base. */
  private async feed({ failures }: PageTable): Promise<string | null> {
    const { apiOrigin, brand } = this.options;
    const last = this.takeover.source && join(this.takeover.source.folder, feedPath.slice(1));
    return feedOrLastGood({ apiOrigin, brand, last, failures });
  }

  /** The page of unknown addresses; null, with the problem noted, when the host does not even start. */
  private async notFound(): Promise<RenderedPage | null> {
    let plan: PagePlan;
    try {
      plan = await this.process.notFoundPlan();
    } catch (error) {
      if (error instanceof DeadlineExceeded) throw error;
      this.note('The host cannot be started', error);
      return null;
    }
    return this.page(plan);
  }

  private async addApp(app: AppName, table: PageTable): Promise<void> {
    let plans: PagePlan[];
    try {
      plans = await this.process.plan(app);
    } catch (error) {
      if (error instanceof DeadlineExceeded) throw error;
      return this.keepApp(app, table, error);
    }
    const pages = await allDone(plans, atOnce, (plan) => this.page(plan, table));
    for (const [index, plan] of plans.entries()) {
      const page = pages[index];
      const [kind, path] = placeOf(plan);
      const other = table[kind][path]?.app ?? app;
      if (other !== app) this.problems.push(`${path} is a page of ${other} and of ${app}`);
      else if (page) table[kind][path] = page;
    }
  }

  /** Whether only content changed and the app shows none: its code need not even be loaded. */
  private isUntouched(app: AppName): boolean {
    if (!('content' in this.options.change) || !this.takeover.base || this.takeover.base.failures.length)
      return false;
    const { pages, missing } = this.takeover.base;
    return ![...Object.values(pages), ...Object.values(missing)].some(
      (page) => page.app === app && page.content,
    );
  }

  /** An app whose routes cannot be read keeps the pages it had; a release that brings this about is refused. */
  private async keepApp(app: AppName, table: PageTable, error: unknown): Promise<void> {
    this.unreadable = true;
    const back = this.content ? [] : (this.cache?.allOf(app) ?? []);
    if (this.changes(app) && !back.length) this.note(`${app}: its routes cannot be read`, error);
    if (!back.length)
      await this.takeover.takeApp(app, table, this.options.damaged.get(app) ?? firstLine(error));
    else this.apiWasAway = true;
    for (const { path, missing, page, source } of back)
      if (await this.takeover.reuse(page, source)) table[missing ? 'missing' : 'pages'][path] = page;
  }

  private changes(app: AppName): boolean {
    return 'apps' in this.options.change && this.options.change.apps.includes(app);
  }

  private affected(plan: PagePlan, before: RenderedPage): boolean {
    const { change, everyPage } = this.options;
    if (everyPage) return true;
    if (this.takeover.base?.failures.some(({ path, kept }) => kept && path === canonicalPath(plan.path)))
      return true;
    if ('apps' in change) return before.apps.some((app) => change.apps.includes(app));
    return plan.content && this.content !== null && isOutdated(before, this.content.addresses);
  }

  /** A page, taken over when nothing in it changed or an app comes back. Null when it could not be had. */
  private async page(plan: PagePlan, table?: PageTable): Promise<RenderedPage | null> {
    const before = this.takeover.before(plan);
    if (before && !this.affected(plan, before) && (await this.takeover.reuse(before))) return before;
    const cached = this.cache?.find(plan, fileOf(plan));
    if (cached && (await this.takeover.reuse(cached.page, cached.source))) {
      this.back.push({ path: plan.path, file: cached.page.file });
      return cached.page;
    }
    const damaged = before?.apps.find((app) => this.options.damaged.has(app));
    return damaged
      ? this.keepPage(plan, this.options.damaged.get(damaged) ?? '', table)
      : this.render(plan, before, table);
  }

  private async render(
    plan: PagePlan,
    before: RenderedPage | null,
    table?: PageTable,
  ): Promise<RenderedPage | null> {
    try {
      const { apps, brand, number, menu, change } = this.options;
      const { process, folder, takeover } = this;
      const changed = 'apps' in change ? change.apps : [];
      const context = { process, folder, shared: takeover.shared, apps, brand, number, menu, changed };
      const { page, gone } = await makePage(plan, before, context);
      this.rendered.push({ path: plan.path, file: page.file });
      // The page is rendered again with the next revision: the part may be back by then.
      for (const part of gone)
        table?.failures.push(failure(plan, `${firstLine(sentence(part))}; its fallback stands there`, true));
      return page;
    } catch (error) {
      if (error instanceof DeadlineExceeded) throw error;
      if (error instanceof PageStays && before) return this.keepPage(plan, firstLine(error), table);
      const away = plan.content && /fetch failed|ECONNREFUSED|\b50[234]:|TimeoutError/.test(stackOf(error));
      if (away) this.apiWasAway = true;
      else this.note(`${plan.path} cannot be rendered`, error);
      return this.keepPage(plan, firstLine(error), table);
    }
  }

  private async keepPage(plan: PagePlan, why: string, table?: PageTable): Promise<RenderedPage | null> {
    if (!table) return this.keepNotFound();
    const kept = await this.takeover.lastGood(...placeOf(plan));
    table.failures.push(failure(plan, why, kept !== null));
    return kept;
  }

  private async keepNotFound(): Promise<RenderedPage | null> {
    const { base } = this.takeover;
    return base && (await this.takeover.reuse(base.notFound)) ? base.notFound : null;
  }

  private async check(): Promise<void> {
    // Read again one by one: thousands of pages together would not fit into memory.
    for (const { path, file } of this.rendered)
      this.problems.push(...checkPage(path, await readFile(join(this.folder.path, file), 'utf8')));
  }

  /** Notes a problem in one line; the stack goes to the log. */
  private note(what: string, error: unknown): void {
    this.problems.push(`${what}: ${firstLine(error)}`);
    this.stacks.push(stackOf(error));
  }
}
