import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReport, type ErrorReport } from '@northgate/contracts/error-report.js';
import { errorReportPath, vitalsPath } from '@northgate/contracts/page.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { vitalsReport } from '@northgate/contracts/vitals-report.js';
import { canonicalPath } from '@northgate/site/paths.js';
import type { Logger } from 'pino';
import type { RunningShare, Side } from '../pages/running-share.js';
import { ShareWatch } from './share-watch.js';
import type { Store } from '../store/store.js';
import { networkOf } from './network-of.js';
import { NetworkSample } from './network-sample.js';
import type { Sighting, WatchedRevision } from './sighting.js';
import { visitorAddress } from './visitor-address.js';

interface ErrorWatchOptions {
  store: Store;
  /** How long after its birth a revision is watched, in milliseconds. */
  watchFor: number;
  trustedProxies: string[];
  /** Hears what is seen; each network is told of once as served, and a few times as reporting. */
  tell: (sighting: Sighting) => void;
  log: Logger;
}

/** Who is served by a request, as far as it is to be watched: the revision they see, null for none, and the share that runs. */
export interface Seen {
  revision: Revision | null;
  share: RunningShare | null;
  side?: Side | undefined;
}

/** What is known of a revision while it is young or shared. */
interface Watched {
  revision: WatchedRevision;
  /** The pages that going back would change. */
  pages: Promise<Set<string>>;
  served: NetworkSample;
  reports: Map<string, number>;
}

const reportLimit = 1024;
/** Reports of one holder of networks that are heard. */
const reportsPerHolder = 20;
/** Clients whose reports are counted; beyond so many the counts are reset, so that a flood cannot block others. */
const countedHolders = 5000;

/** Revisions that are watched side by side: what is live, a candidate, and those before them. */
const watchedTogether = 4;

/**
 * Sees in one page server what goes wrong on pages of a young revision, or of a candidate that some visitors see: its own
 * answers, and what browsers report.
 */
export class ErrorWatch {
  private readonly watched = new Map<number, Watched>();
  private readonly shares: ShareWatch;
  private readonly visitor: (request: IncomingMessage) => string;

  constructor(private readonly options: ErrorWatchOptions) {
    this.visitor = visitorAddress(options.trustedProxies);
    this.shares = new ShareWatch(options.tell);
  }

  /** Looks at a request before the page server does. True when it was a report, which is answered then. */
  see(request: IncomingMessage, response: ServerResponse, seen: Seen): boolean {
    const path = canonicalPath(request.url ?? '/');
    if (request.method === 'POST' && path === errorReportPath) this.receive(request, response, seen);
    else if (request.method === 'POST' && path === vitalsPath) this.receiveVitals(request, response, seen);
    else {
      if (request.method === 'GET') this.watchAnswer(path, request, response, seen);
      return false;
    }
    return true;
  }

  /** Takes note of a page that is shown to somebody who looks at what is not live. */
  looked(what: string, request: IncomingMessage): void {
    this.options.tell({ kind: 'look', what, visitor: this.visitor(request) });
  }

  private watchAnswer(path: string, request: IncomingMessage, response: ServerResponse, seen: Seen): void {
    const { share, side } = seen;
    if (share && side && share.paths.has(path)) this.shares.asked(share, side);
    const watched = this.watchedOf(seen);
    if (watched) response.once('finish', () => void this.count(path, request, response, watched));
  }

  /** What is known of the revision that a visitor sees; null when nobody watches it. */
  private watchedOf({ revision, share }: Seen): Watched | null {
    if (!revision) return null;
    return this.watch(revision, share?.revision.number === revision.number);
  }

  private async count(
    path: string,
    request: IncomingMessage,
    { statusCode }: ServerResponse,
    { revision, pages, served }: Watched,
  ): Promise<void> {
    const { tell } = this.options;
    const visitor = this.visitor(request);
    if (!(await pages).has(path)) return;
    if (statusCode >= 500)
      tell({ kind: 'failure', revision, visitor, reason: `${path} was answered ${statusCode}` });
    else if (served.add(networkOf(visitor))) tell({ kind: 'view', revision, visitor });
  }

  private receive(request: IncomingMessage, response: ServerResponse, seen: Seen): void {
    receiveReport(request, response, async (told) => {
      const { data } = errorReport.safeParse(told);
      if (!data) return;
      // It is printed on terminals, in logs and on the page of releases.
      const report = { ...data, reason: data.reason.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ') };
      const visitor = this.visitor(request);
      if (seen.share) this.shares.failed(seen.share, report, visitor);
      const shared = report.revision === seen.share?.revision.number && seen.share.revision;
      const watched = this.watchedOf({ ...seen, revision: shared || seen.revision });
      if (watched?.revision.number === report.revision) await this.hear(report, visitor, watched);
    });
  }

  private receiveVitals(request: IncomingMessage, response: ServerResponse, { share }: Seen): void {
    receiveReport(request, response, async (told) => {
      const { data: report } = vitalsReport.safeParse(told);
      if (report && share) this.shares.measured(share, report, this.visitor(request));
    });
  }

  private async hear(report: ErrorReport, visitor: string, { revision, pages, reports }: Watched) {
    const { holder } = networkOf(visitor);
    const heard = reports.get(holder) ?? 0;
    if (heard === reportsPerHolder) return;
    if (reports.size === countedHolders) reports.clear();
    reports.set(holder, heard + 1);
    const { reason } = report;
    this.options.log.warn({ revision: revision.number, reason }, 'a page reports an error');
    const path = report.path === undefined ? null : canonicalPath(report.path);
    const known = path !== null && (await pages).has(path);
    // A page that was made for another revision fails the same after a return.
    if (path === null || known) this.options.tell({ kind: 'report', revision, visitor, path, reason });
  }

  /** What is known of a revision; null when it is older than it is watched for, unless it is shared. */
  private watch({ number, parent, createdAt }: Revision, isShared: boolean): Watched | null {
    if (!isShared && Date.now() - Date.parse(createdAt) > this.options.watchFor) return null;
    const known = this.watched.get(number);
    if (known) return known;
    const revision = { number, parent, createdAt };
    const fresh = { revision, pages: this.pagesOf(number), served: new NetworkSample(), reports: new Map() };
    this.watched.set(number, fresh);
    const [oldest] = this.watched.keys();
    if (this.watched.size > watchedTogether && oldest !== undefined) this.watched.delete(oldest);
    return fresh;
  }

  private async pagesOf(number: number): Promise<Set<string>> {
    try {
      const { pages } = await this.options.store.readPages(number);
      const own = Object.entries(pages).filter(([, { renderedIn }]) => renderedIn === number);
      return new Set(own.map(([path]) => path));
    } catch {
      // The next request asks the store again.
      this.watched.delete(number);
      return new Set();
    }
  }
}

/** Takes a report of this site's own pages and answers once it was heard. */
function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  hear: (told: unknown) => Promise<void>,
): void {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
    if (text.length > reportLimit) request.destroy();
  });
  request.on('end', () => {
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    const heard = site === 'same-origin' ? hear(parsed(text)) : Promise.resolve();
    void heard.finally(() => response.writeHead(204).end());
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
