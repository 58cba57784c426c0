import { availableParallelism } from 'node:os';
import type { AppName } from '@northgate/contracts/release.js';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser } from 'playwright-core';
import type { PageServer } from '../serve/page-server.js';
import type { LookDifference, Store } from '../store/store.js';
import type { BrowserVerdict, GatePicture, Opening } from './browser-gate.js';
import { candidateStore, pageAt } from './candidate-store.js';
import { PageChanges } from './changed-pages.js';
import { compareLooks } from './compare-looks.js';
import type { KeptLooks } from './kept-looks.js';
import { lookAtPage, type GateWindow, type Snapshot, type Visited } from './look-at-page.js';
import { leadsSomewhere } from './check-links.js';
import { LiveLooks, servePages } from './live-looks.js';
import { lookUntilSure } from './look-until-sure.js';
import type { Depth, PageLook } from './page-look.js';
import type { PageDepth } from './page-makes.js';
import type { Problem } from './problem.js';
import { SpareWindows } from './spare-windows.js';
import { stopsOfOtherApps } from './stops.js';
import type { Stop } from './walk-on.js';

interface InspectionOptions extends Opening {
  store: Store;
  apiOrigin: string;
  browser: Browser;
  looks: KeptLooks;
  times: { page: number };
  /** How deep to look at each page; at those it does not name as deep as can be. */
  depths: Promise<Map<string, PageDepth>>;
}

/** How many pages are looked at side by side, and how many of their windows are open at once: a part of a look is waiting. */
const together = { pages: 4, windows: Math.max(2, availableParallelism()) + 2 };

/** Those that take longest begin first. */
const order: Depth[] = ['used', 'compared', 'seen', 'opened'];

/** How many pictures a refusal keeps, and after how many pages with problems no others are looked at. */
const limits = { pictures: 4, failing: 3 };

interface Looked {
  problems: Problem[];
  looks: LookDifference[];
  look: PageLook;
  /** How it looks live; null where it is new. */
  live: PageLook | null;
  snapshot: Snapshot;
}

/** Looks at the pages of one candidate, several at a time, and compares them with the live ones. */
export class PageInspection {
  readonly problems: string[] = [];
  readonly pictures: GatePicture[] = [];
  private readonly differences: LookDifference[] = [];
  private readonly changes = new PageChanges();
  private server: PageServer | null = null;
  private origin = '';
  private readonly windows = pLimit(together.windows);
  /** For pages that are only opened: one after the other, as long as others are looked at that take longer. */
  private readonly openedOnly = pLimit(1);
  private longer = 0;
  private readonly spare = new SpareWindows<GateWindow>();
  private live: LiveLooks | null = null;
  private stops: Promise<Stop[]> | null = null;
  private done = 0;
  /** How many pages are to be looked at. */
  pages = 0;
  private readonly began = performance.now();
  private depths = new Map<string, PageDepth>();
  private progress = () => {};

  constructor(private readonly options: InspectionOptions) {}

  /** Calls `progress` whenever a page was looked at. */
  async run(progress: () => void): Promise<Omit<BrowserVerdict, 'record'>> {
    const { candidate, store, apiOrigin } = this.options;
    this.progress = progress;
    this.depths = await this.options.depths;
    ({ server: this.server, origin: this.origin } = await servePages(
      candidateStore(store, candidate),
      apiOrigin,
    ));
    await this.readLive();
    const queue = await this.queue();
    // Known by the time a page that is used is gone on from.
    if (queue.some((path) => this.depthOf(path) === 'used')) this.stopsAround().catch(() => {});
    while (queue.length) {
      const failing = await this.firstLooks(queue);
      // A page that fails by a chance of the machine passes the second time, when nothing else is looked at.
      for (const { path, first } of failing) {
        await this.lookAgain(path, first);
        if (this.problems.length && first.some(({ check }) => ['opening', 'alive'].includes(check))) break;
      }
      if (this.problems.length) break;
    }
    if (this.problems.length && queue.length)
      this.problems.push(`${queue.length} other pages were not looked at: ${queue.slice(0, 5).join(' ')}`);
    const { problems, pictures, differences: looks } = this;
    return {
      problems,
      pictures,
      looks,
      ...(candidate.revision.candidate && { changes: this.changes.found }),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.server?.stop(), this.live?.close()]);
  }

  private async readLive(): Promise<void> {
    const { candidate, store, times, unlike } = this.options;
    const { parent } = candidate.revision;
    const revision = parent === null || unlike ? null : await store.readRevision(parent);
    if (revision) this.live = await LiveLooks.of(revision, { ...this.options, patience: times.page });
  }

  /** The pages to look at in their order. The others look as they do live. */
  private async queue(): Promise<string[]> {
    const isUnopened = (path: string) => this.depths.get(path) === 'unopened';
    const { rendered } = this.options.candidate;
    for (const path of rendered.filter(isUnopened)) await this.keepLive(path);
    const rank = (path: string) => order.indexOf(this.depthOf(path));
    const queue = rendered.filter((path) => !isUnopened(path)).sort((one, other) => rank(one) - rank(other));
    this.setLonger(queue.filter((path) => this.depthOf(path) !== 'opened').length);
    this.pages = queue.length;
    return queue;
  }

  /** Takes pages from the queue until it is empty or several of them fail. */
  private async firstLooks(queue: string[]): Promise<{ path: string; first: Problem[] }[]> {
    const failing: { path: string; first: Problem[] }[] = [];
    const tab = async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const looked = await this.look(path);
        if (looked.problems.length) failing.push({ path, first: looked.problems });
        else await this.pass(path, looked);
        if (this.depthOf(path) !== 'opened') this.setLonger(this.longer - 1);
        this.tell(path);
        if (failing.length >= limits.failing) return;
      }
    };
    await Promise.all(Array.from({ length: together.pages }, tab));
    return failing;
  }

  private async lookAgain(path: string, first: Problem[]): Promise<void> {
    const { problems, ...looked } = await lookUntilSure(first, () => this.look(path, { afresh: true }));
    if (!problems.length) return this.pass(path, { problems, ...looked });
    this.problems.push(...problems.map(({ says }) => `${path} in the browser: ${says}`));
    if (looked.snapshot && this.pictures.length < limits.pictures)
      this.pictures.push({ path, jpeg: looked.snapshot });
  }

  private async pass(path: string, { look, looks, live }: Looked): Promise<void> {
    const { revision, table } = this.options.candidate;
    this.differences.push(...looks);
    const isOpened = this.depthOf(path) === 'opened';
    if (revision.candidate && !isOpened) this.changes.add(path, live, look);
    if (isOpened) return this.keepLive(path);
    const page = pageAt(table, path);
    if (page) await this.options.looks.keep(path, page.etag, look);
  }

  /** A page that is as it is live looks as it does. */
  private async keepLive(path: string): Promise<void> {
    const page = pageAt(this.options.candidate.table, path);
    const kept = await this.live?.kept(path, 'seen');
    if (page && kept) await this.options.looks.keep(path, page.etag, kept);
  }

  private windowsFor(depth: Depth): LimitFunction {
    return depth === 'opened' ? this.openedOnly : this.windows;
  }

  private setLonger(count: number): void {
    this.longer = count;
    if (count === 0) this.openedOnly.concurrency = together.windows;
  }

  private depthOf(path: string): Depth {
    const depth = this.depths.get(path);
    return depth && depth !== 'unopened' ? depth : 'used';
  }

  private tell(path: string): void {
    this.done += 1;
    const { tell } = this.options;
    const seconds = Math.round((performance.now() - this.began) / 1000);
    tell?.(`Looked at page ${this.done} of ${this.pages} after ${seconds} s: ${path}`);
  }

  /** One look at a page of the candidate, held against the live one. */
  private async look(path: string, { afresh = false } = {}): Promise<Looked> {
    const { candidate, changed } = this.options;
    const depth = this.depthOf(path);
    const windows = afresh ? pLimit(1) : this.windowsFor(depth);
    const page = pageAt(candidate.table, path);
    const status = path in candidate.table.pages ? 200 : 404;
    const stops = () => this.stopsAround();
    const visited = { origin: this.origin, path, status, stops, depth } as const;
    const seen = this.visit(visited, windows, afresh);
    // When nothing else is looked at meanwhile, one that has something wrong by itself needs no live page to compare with.
    const isWrong = afresh && (await seen).look.problems.length > 0;
    const [{ look, snapshot }, live] = await Promise.all([
      seen,
      depth !== 'opened' &&
        !isWrong &&
        this.live?.look(path, depth, { windows, afresh }).finally(this.progress),
    ]);
    const found = { look, live: null, snapshot, problems: look.problems, looks: [] };
    if (look.problems.length || !page || !live) return found;
    const app: AppName = page.app;
    const isThere = (address: string) => leadsSomewhere(candidate.table, address);
    return { ...found, live, ...compareLooks({ path, app, changed, live, candidate: look, isThere }) };
  }

  /** Pages of other apps to go on to. What could not be opened is opened again when it is asked for again. */
  private async stopsAround(): Promise<Stop[]> {
    const { options, origin } = this;
    const stops = (this.stops ??= stopsOfOtherApps({ ...options, origin, patience: options.times.page }));
    stops.catch(() => (this.stops = null));
    return stops;
  }

  private visit(visited: Visited, windows: LimitFunction, afresh: boolean) {
    const { browser, store, times, timed } = this.options;
    const releaseFolder = (app: string, version: string) => store.releaseFolder(app as AppName, version);
    const spare = afresh ? undefined : this.spare;
    const options = { patience: times.page, releaseFolder, timed, windows, spare };
    return lookAtPage(browser, visited, options).finally(this.progress);
  }
}
