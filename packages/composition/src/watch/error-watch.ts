import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorReport } from '@northgate/contracts/error-report.js';
import { errorReportPath } from '@northgate/contracts/page.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import { ErrorTally } from './error-tally.js';
import { visitorAddress } from './visitor-address.js';

interface ErrorWatchOptions {
  store: Store;
  /** How long after its birth a revision is watched, in milliseconds. */
  watchFor: number;
  trustedProxies: string[];
  /** Makes the parent of a revision live again, if that revision still is. */
  goBack: (from: Revision, why: string) => Promise<void>;
  log: Logger;
}

const reportLimit = 1024;

/** Counts what goes wrong on pages of a young revision, told by browsers and by answers, and takes it back past a limit. */
export class ErrorWatch {
  private watched: { number: number; paths: Set<string>; tally: ErrorTally } | null = null;
  private readonly visitor: (request: IncomingMessage) => string;

  constructor(private readonly options: ErrorWatchOptions) {
    this.visitor = visitorAddress(options.trustedProxies);
  }

  /** Looks at a request before the page server does. True when it was a report, which is answered then. */
  see(request: IncomingMessage, response: ServerResponse, live: Revision | null): boolean {
    const path = canonicalPath((request.url ?? '/').split('?', 1)[0] ?? '/');
    const isReport = path === errorReportPath && request.method === 'POST';
    if (isReport) this.receive(request, response, live);
    else if (live && !path.startsWith('/api'))
      response.once('finish', () => this.count(path, request, response, live));
    return isReport;
  }

  private count(
    path: string,
    request: IncomingMessage,
    { statusCode }: ServerResponse,
    live: Revision,
  ): void {
    const watched = this.watch(live);
    if (!watched) return;
    if (watched.paths.has(path)) watched.tally.views += 1;
    if (statusCode >= 500) this.add(live, this.visitor(request), `${path} was answered ${statusCode}`);
  }

  private receive(request: IncomingMessage, response: ServerResponse, live: Revision | null): void {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
      if (text.length > reportLimit) request.destroy();
    });
    request.on('end', () => {
      response.writeHead(204).end();
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      const report = errorReport.safeParse(parsed(text));
      if (!report.success || site !== 'same-origin' || report.data.revision !== live?.number) return;
      this.options.log.warn({ revision: live.number, reason: report.data.reason }, 'a page reports an error');
      if (this.watch(live)) this.add(live, this.visitor(request), report.data.reason);
    });
  }

  private add(live: Revision, visitor: string, reason: string): void {
    const { goBack, log } = this.options;
    const tally = this.watched?.tally;
    tally?.add(visitor, reason);
    const why = tally?.verdict();
    if (!why) return;
    this.watched = null;
    log.error({ revision: live.number, why }, 'this revision goes back');
    goBack(live, why).catch((error: unknown) => log.error({ error: String(error) }, 'it could not go back'));
  }

  /** The tally of the live revision; null when it is older than it is watched for. */
  private watch(live: Revision): ErrorWatch['watched'] {
    if (Date.now() - Date.parse(live.createdAt) > this.options.watchFor) return null;
    if (this.watched?.number === live.number) return this.watched;
    const paths = new Set<string>();
    this.watched = { number: live.number, paths, tally: new ErrorTally() };
    void this.options.store.readPages(live.number).then(
      ({ pages }) => {
        for (const [path, page] of Object.entries(pages))
          if (page.renderedIn === live.number) paths.add(path);
      },
      () => {},
    );
    return this.watched;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
