import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReport, type ErrorReport } from '@northgate/contracts/error-report.js';
import { errorReportPath } from '@northgate/contracts/page.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import type { Logger } from 'pino';
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

/** What is known of the live revision while it is young. */
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
/** Holders whose reports are counted; beyond them counting begins anew, so that a crowd silences nobody. */
const countedHolders = 5000;

/** Sees in one page server what goes wrong on pages of a young revision: its own answers, and what browsers report. */
export class ErrorWatch {
  private watched: Watched | null = null;
  private readonly visitor: (request: IncomingMessage) => string;

  constructor(private readonly options: ErrorWatchOptions) {
    this.visitor = visitorAddress(options.trustedProxies);
  }

  /** Looks at a request before the page server does. True when it was a report, which is answered then. */
  see(request: IncomingMessage, response: ServerResponse, live: Revision | null): boolean {
    const path = canonicalPath(request.url ?? '/');
    const isReport = path === errorReportPath && request.method === 'POST';
    const watched = live && this.watch(live);
    if (isReport) this.receive(request, response, watched);
    else if (watched && request.method === 'GET')
      response.once('finish', () => void this.count(path, request, response, watched));
    return isReport;
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

  private receive(request: IncomingMessage, response: ServerResponse, watched: Watched | null): void {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
      if (text.length > reportLimit) request.destroy();
    });
    request.on('end', () => {
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      const { data: report } = errorReport.safeParse(parsed(text));
      const fits = watched && site === 'same-origin' && report?.revision === watched.revision.number;
      const heard = fits ? this.hear(report, this.visitor(request), watched) : Promise.resolve();
      void heard.finally(() => response.writeHead(204).end());
    });
  }

  private async hear(report: ErrorReport, visitor: string, { revision, pages, reports }: Watched) {
    const { holder } = networkOf(visitor);
    const heard = reports.get(holder) ?? 0;
    if (heard === reportsPerHolder) return;
    if (reports.size === countedHolders) reports.clear();
    reports.set(holder, heard + 1);
    // It is printed on terminals, in logs and on the page of releases.
    const reason = report.reason.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
    this.options.log.warn({ revision: revision.number, reason }, 'a page reports an error');
    const path = report.path === undefined ? null : canonicalPath(report.path);
    const known = path !== null && (await pages).has(path);
    // A page that was made for another revision fails the same after a return.
    if (path === null || known) this.options.tell({ kind: 'report', revision, visitor, path, reason });
  }

  /** What is known of the live revision; null when it is older than it is watched for. */
  private watch({ number, parent, createdAt }: Revision): Watched | null {
    if (Date.now() - Date.parse(createdAt) > this.options.watchFor) return null;
    if (this.watched?.revision.number === number) return this.watched;
    const revision = { number, parent, createdAt };
    const pages = this.pagesOf(number);
    return (this.watched = { revision, pages, served: new NetworkSample(), reports: new Map() });
  }

  private async pagesOf(number: number): Promise<Set<string>> {
    try {
      const { pages } = await this.options.store.readPages(number);
      const own = Object.entries(pages).filter(([, { renderedIn }]) => renderedIn === number);
      return new Set(own.map(([path]) => path));
    } catch {
      // The next request asks the store again.
      this.watched = null;
      return new Set();
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
