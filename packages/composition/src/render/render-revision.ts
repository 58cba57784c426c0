import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentManifest } from '@northgate/contracts/content-manifest.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { PagePlan } from '@northgate/contracts/renderer.js';
import type { PageTable, RenderedPage } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { checkPage } from '../gate/check-page.js';
import { DeadlineExceeded } from '../gate/deadline.js';
import { contentPolicy } from './content-policy.js';
import { contentOf, type Content } from './content-of.js';
import { atomFeed, feedPath } from './feed-file.js';
import { modificationOf } from './modification.js';
import { pageFile, reusePage, writePicture, writeText } from './page-files.js';
import type { RenderOptions, RenderOutcome } from './render-options.js';
import { RenderProcess } from './render-process.js';
import { SharedFiles } from './shared-files.js';
import { writeSiteFiles } from './site-files.js';
import { socialPicture } from './social-picture.js';
import { workerSetup } from './worker-setup.js';

/** Renders a candidate revision into a folder that is not in place yet, and checks every page it rendered. Throws `DeadlineExceeded`. */
export async function renderRevision(options: RenderOptions): Promise<RenderOutcome> {
  const setup = await workerSetup(options);
  const folder = await options.store.scratchFolder();
  const process = new RenderProcess(setup, options.patience);
  try {
    return await new RevisionRendering(options, process, folder).run();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    process.close();
  }
}

/** Pages under way together: one is rendered while others are compressed. */
const atOnce = 4;

class RevisionRendering {
  private readonly problems: string[] = [];
  private readonly rendered: { path: string; file: string }[] = [];
  private readonly shared: SharedFiles;
  private base: PageTable | null = null;
  private content: Content | null = null;
  private apiWasAway = false;
  private incomplete = false;

  constructor(
    private readonly options: RenderOptions,
    private readonly process: RenderProcess,
    private readonly folder: string,
  ) {
    this.shared = new SharedFiles(folder);
  }

  async run(): Promise<RenderOutcome> {
    const { store, base, apiOrigin } = this.options;
    this.base = base === null ? null : await store.readPages(base);
    this.content = await contentOf(apiOrigin);
    const contentTag = this.contentTag(this.content?.tag ?? null);
    const notFound = await this.notFound();
    if (!notFound) return this.outcome(null);
    const table: PageTable = { pages: {}, missing: {}, notFound, contentTag, failures: [] };
    for (const app of Object.keys(this.options.apps) as AppName[])
      if (app !== 'shell')
        await (this.isUntouched(app) ? this.takeOver(app, table) : this.addApp(app, table));
    await this.check();
    // Content that could not be had is asked for again once the api answers.
    if (this.apiWasAway) table.contentTag = null;
    const feed = await this.feed();
    const indexFrom = 'content' in this.options.change && base !== null ? store.pagesFolder(base) : null;
    await writeSiteFiles({ ...this.options, folder: this.folder, table, feed, indexFrom });
    await writeFile(join(this.folder, 'pages.json'), JSON.stringify(table, null, 2));
    return this.outcome(table);
  }

  /** A release leaves most content pages as they are, so they still stand for the content of the base. */
  private contentTag(now: string | null): string | null {
    return now !== null && this.base && 'apps' in this.options.change ? this.base.contentTag : now;
  }

  private outcome(table: PageTable | null): RenderOutcome {
    const rendered = this.rendered.map(({ path }) => path);
    const { folder, problems, process, incomplete } = this;
    return { folder, table, rendered, incomplete, problems, log: process.log };
  }

  /** The feed of the posts as they are now; while the api is away, the one of the base. */
  private async feed(): Promise<string | null> {
    const { store, base, apiOrigin, brand } = this.options;
    return atomFeed(apiOrigin, brand).catch(() =>
      base === null
        ? null
        : readFile(join(store.pagesFolder(base), feedPath.slice(1)), 'utf8').catch(() => null),
    );
  }

  /** The page of unknown addresses; null, with the problem noted, when the host does not even start. */
  private async notFound(): Promise<RenderedPage | null> {
    let plan: PagePlan;
    try {
      plan = await this.process.notFoundPlan();
    } catch (error) {
      this.problems.push(`The host cannot be started: ${reason(error)}`);
      return null;
    }
    return this.page(plan);
  }

  private async addApp(app: AppName, table: PageTable): Promise<void> {
    let plans: PagePlan[];
    try {
      plans = await this.process.plan(app);
    } catch (error) {
      return this.keepApp(app, table, reason(error));
    }
    for (let first = 0; first < plans.length; first += atOnce) {
      const some = plans.slice(first, first + atOnce);
      const pages = await Promise.all(some.map((plan) => this.page(plan, table)));
      for (const [index, plan] of some.entries()) {
        const page = pages[index];
        const [kind, path] = plan.missing
          ? (['missing', plan.pattern] as const)
          : (['pages', canonicalPath(plan.path)] as const);
        if (page) table[kind][path] = page;
      }
    }
  }

  /** Whether only content changed and the app shows none: its code need not even be loaded. */
  private isUntouched(app: AppName): boolean {
    if ('apps' in this.options.change || !this.base || this.base.failures.length) return false;
    const { pages, missing } = this.base;
    return ![...Object.values(pages), ...Object.values(missing)].some(
      (page) => page.app === app && page.content,
    );
  }

  /** An app whose routes cannot be read keeps the pages it had; a release that brings this about is refused. */
  private async keepApp(app: AppName, table: PageTable, why: string): Promise<void> {
    this.incomplete = true;
    if (this.changes(app)) this.problems.push(`${app}: its routes cannot be read: ${why}`);
    for (const path of await this.takeOver(app, table))
      table.failures.push({ path, reason: why, kept: true });
  }

  /** Takes over every page of an app from the base and answers their paths. */
  private async takeOver(app: AppName, table: PageTable): Promise<string[]> {
    const taken: string[] = [];
    for (const kind of ['pages', 'missing'] as const) {
      for (const [path, page] of Object.entries(this.base?.[kind] ?? {})) {
        if (page.app !== app) continue;
        await this.reuse(page);
        table[kind][path] = page;
        taken.push(path);
      }
    }
    return taken;
  }

  private changes(app: AppName): boolean {
    return 'apps' in this.options.change && this.options.change.apps.includes(app);
  }

  private affected(plan: PagePlan, before: RenderedPage): boolean {
    const { change } = this.options;
    if (this.base?.failures.some(({ path, kept }) => kept && path === canonicalPath(plan.path))) return true;
    if ('apps' in change) return before.apps.some((app) => change.apps.includes(app));
    return plan.content && this.content !== null && this.isOutdated(before, this.content.addresses);
  }

  /** Whether something a page was made from is different now. */
  private isOutdated(before: RenderedPage, addresses: ContentManifest): boolean {
    if (!before.reads) return true;
    return Object.entries(before.reads).some(([address, tag]) => (addresses[address] ?? '') !== tag);
  }

  /** A page, taken over from the base when nothing in it changed. Null when it could not be had. */
  private async page(plan: PagePlan, table?: PageTable): Promise<RenderedPage | null> {
    const before = this.before(plan);
    if (before && !this.affected(plan, before)) return this.reuse(before);
    try {
      const { html, inline, ask, status, apps, reads, ...shared } = await this.process.render(plan);
      const file = pageFile(plan.missing ? `/_missing/${plan.pattern.slice(1)}` : canonicalPath(plan.path));
      const written = await writeText(this.folder, file, html);
      const page: RenderedPage = {
        app: plan.app,
        pattern: plan.pattern,
        status,
        file,
        ...written,
        policy: contentPolicy(inline, this.options.brand),
        apps,
        content: plan.content,
        ...(plan.content ? { reads } : {}),
        ...modificationOf(html, before),
        ...(ask ? { ask } : {}),
        ...(await this.shared.write(shared)),
        renderedIn: this.options.number,
      };
      this.rendered.push({ path: plan.path, file });
      return plan.missing
        ? page
        : {
            ...page,
            picture: await writePicture(
              this.folder,
              plan.path,
              socialPicture(html, shared.styles?.[0]?.text),
            ),
          };
    } catch (error) {
      return this.keepPage(plan, before, reason(error), table);
    }
  }

  private async keepPage(plan: PagePlan, before: RenderedPage | null, why: string, table?: PageTable) {
    const away = plan.content && /fetch failed|ECONNREFUSED|\b50[234]:|TimeoutError/.test(why);
    if (away) this.incomplete = this.apiWasAway = true;
    else this.problems.push(`${plan.path} cannot be rendered: ${why}`);
    table?.failures.push({ path: canonicalPath(plan.path), reason: why, kept: before !== null });
    return before ? this.reuse(before) : null;
  }

  private before(plan: PagePlan): RenderedPage | null {
    if (!this.base) return null;
    if (plan.app === 'shell') return this.base.notFound;
    const { missing, pages } = this.base;
    return (plan.missing ? missing[plan.pattern] : pages[canonicalPath(plan.path)]) ?? null;
  }

  private async reuse(page: RenderedPage): Promise<RenderedPage> {
    const { store, base } = this.options;
    if (base === null) return page;
    const from = store.pagesFolder(base);
    await Promise.all([reusePage(from, this.folder, page), this.shared.takeOver(from, page)]);
    return page;
  }

  private async check(): Promise<void> {
    // Read again one by one: thousands of pages together would not fit into memory.
    for (const { path, file } of this.rendered)
      this.problems.push(...checkPage(path, await readFile(join(this.folder, file), 'utf8')));
  }
}

/** What an error says. Throws `DeadlineExceeded` on, for then there is nobody left who could render anything. */
function reason(error: unknown): string {
  if (error instanceof DeadlineExceeded) throw error;
  return error instanceof Error ? error.message : String(error);
}
