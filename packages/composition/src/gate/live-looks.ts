import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import pLimit, { type LimitFunction } from 'p-limit';
import pino from 'pino';
import type { Browser } from 'playwright-core';
import { PageServer } from '../serve/page-server.js';
import type { ReadStore } from '../store/read-store.js';
import type { Store } from '../store/store.js';
import { candidateStore, pageAt } from './candidate-store.js';
import type { KeptLooks } from './kept-looks.js';
import { lookAtPage } from './look-at-page.js';
import { lookUntilSure } from './look-until-sure.js';
import type { Depth, PageLook } from './page-look.js';

interface LiveLooksOptions {
  store: Store;
  apiOrigin: string;
  browser: Browser;
  looks: KeptLooks;
  /** How long each step of a look may take, in milliseconds. */
  patience: number;
  /** Told how long each step of a look took, in milliseconds. */
  timed?: ((step: string, milliseconds: number) => void) | undefined;
  /** Told what is wrong with a live page, for people. */
  tell?: ((text: string) => void) | undefined;
}

/** Looks of the pages of a revision that is live, taken once and kept. */
export class LiveLooks {
  private constructor(
    private readonly options: LiveLooksOptions,
    private readonly server: PageServer,
    private readonly origin: string,
    private readonly table: PageTable,
  ) {}

  /** Serves the pages of a revision to look at them. */
  static async of(revision: Revision, options: LiveLooksOptions): Promise<LiveLooks> {
    const { store, apiOrigin } = options;
    const table = await store.readPages(revision.number);
    const folder = store.pagesFolder(revision.number);
    const { server, origin } = await servePages(
      candidateStore(store, { revision, folder, table, rendered: [] }),
      apiOrigin,
    );
    return new LiveLooks(options, server, origin, table);
  }

  /** The look of the page at this address, from before unless `afresh`; null when there is none. */
  async look(
    path: string,
    depth: Depth,
    { windows, afresh }: { windows: LimitFunction; afresh: boolean },
  ): Promise<PageLook | null> {
    const { browser, store, patience, timed, looks, tell } = this.options;
    const page = pageAt(this.table, path);
    if (!page) return null;
    const kept = afresh ? null : await this.kept(path, depth);
    if (kept) return kept;
    const visited = {
      ...{ origin: this.origin, path, status: path in this.table.pages ? 200 : 404 },
      stops: async () => [],
      depth: depth === 'used' ? ('compared' as const) : depth,
    };
    const releaseFolder = (app: string, version: string) => store.releaseFolder(app as AppName, version);
    const take = async (limit: LimitFunction) => {
      const options = { patience, releaseFolder, timed, windows: limit };
      return (await lookAtPage(browser, visited, options)).look;
    };
    const first = await take(windows);
    // What disturbed one look is no reason to compare with nothing.
    const look = first.problems.length ? await lookUntilSure(first.problems, () => take(pLimit(1))) : first;
    // Of a live page with faults of its own only what could be seen is compared.
    if (!look.problems.length) await looks.keep(path, page.etag, look);
    const [fault] = look.problems;
    const consequence = look.views.length
      ? 'has a fault of its own, so that only what could be seen is compared with it'
      : 'could not be looked at, so that nothing is compared with it';
    if (fault) tell?.(`The live ${path} ${consequence}: ${fault.says}`);
    return look.views.length ? look : null;
  }

  async close(): Promise<void> {
    await this.server.stop();
  }

  /** The look of the page at this address, when it was looked at as deep as that before. */
  async kept(path: string, depth: Depth): Promise<PageLook | null> {
    const kept = await this.options.looks.read(path, pageAt(this.table, path)?.etag ?? '');
    return kept && (kept.used || depth === 'seen') ? kept : null;
  }
}

/** Serves the pages of a store on this machine, to look at them. */
export async function servePages(
  store: ReadStore,
  apiOrigin: string,
): Promise<{ server: PageServer; origin: string }> {
  const log = pino({ level: 'silent' });
  const server = new PageServer({ store, apiOrigin, host: '127.0.0.1', port: 0, log, checksStore: false });
  return { server, origin: `http://127.0.0.1:${await server.start()}` };
}
