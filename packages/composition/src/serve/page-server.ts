import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import type { ErrorWatch } from '../watch/error-watch.js';
import { answer, answerText } from './answer.js';
import { ApiProxy } from './api-proxy.js';
import { AssetCache } from './asset-cache.js';
import { DamageReport } from './damage-report.js';
import { beginExchange, type Exchange } from './exchange.js';
import { LiveRevision } from './live-revision.js';
import { Metrics } from './metrics.js';
import { StoreCheck } from './store-check.js';
import { requestPath, requestTarget } from './request-path.js';
import { TrustedProxies } from './trusted-proxies.js';

/** How long a client may take, in milliseconds. */
export interface PatienceOptions {
  /** Until the headers are there. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** Without a byte in either direction. */
  silence: number;
}

/** What a page server needs. */
export interface PageServerOptions {
  store: Store;
  apiOrigin: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
  log: Logger;
  /** Lets developers show live builds of their apps inside this site, each on a machine of their own. */
  allowOverrides?: boolean;
  /** Addresses and networks of the proxies in front, whose word on where a request came from counts. */
  trustedProxies?: string[];
  patience?: PatienceOptions;
  /** Sees every request first, and says whether it answered it. */
  watch?: Pick<ErrorWatch, 'see'>;
}

/** Header of `/healthz` by which a site says that live builds may be shown in its pages. */
export const overridesHeader = 'x-overrides';

const defaultPatience: PatienceOptions = { headers: 10_000, request: 30_000, silence: 90_000 };

/** Longer than proxies in front keep their connections, so that they are the ones to close them; in milliseconds. */
const keepAlive = 75_000;
const maxHeaders = 100;
const maxHeaderBytes = 16 * 1024;

/** Requests that take longer than this after a stop was asked for are cut, in milliseconds. */
const stopDeadline = 10_000;

/** Serves the live revision from memory, releases' files, and hands `/api` on. */
export class PageServer {
  readonly metrics: Metrics;
  private readonly damage: DamageReport;
  private readonly check: StoreCheck;
  private readonly live: LiveRevision;
  private readonly assets: AssetCache;
  private readonly api: ApiProxy;
  private readonly proxies: TrustedProxies;
  private readonly server: Server;
  private draining = false;
  private connections = 0;

  constructor(private readonly options: PageServerOptions) {
    const { store, log, apiOrigin, trustedProxies = [] } = options;
    this.damage = new DamageReport(log);
    this.live = new LiveRevision(store, log, this.damage);
    this.assets = new AssetCache(store, this.damage);
    this.check = new StoreCheck(store, this.damage);
    this.api = new ApiProxy(apiOrigin, log);
    this.proxies = new TrustedProxies(trustedProxies);
    this.server = this.createServer(options.patience ?? defaultPatience);
    this.metrics = new Metrics(() => ({
      revision: this.live.pages?.revision.number ?? 0,
      pages: this.live.pages?.size ?? 0,
      connections: this.connections,
      draining: this.draining,
      damaged: this.damage.files.length,
    }));
  }

  /** Starts to listen and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await this.live.start();
    this.check.start(() => this.live.mend());
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /**
   * Ends without failing a request. For `notice` milliseconds it is not ready, yet answers all that comes and closes
   * each connection with its answer; then it stops listening and resolves when everything under way is done.
   */
  async stop(notice = 0): Promise<void> {
    this.draining = true;
    if (notice) await new Promise((resolve) => setTimeout(resolve, notice));
    this.live.stop();
    this.check.stop();
    const deadline = setTimeout(() => this.server.closeAllConnections(), stopDeadline);
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeIdleConnections();
    });
    clearTimeout(deadline);
    this.api.close();
  }

  private createServer({ headers, request, silence }: PatienceOptions): Server {
    const server = createServer(
      {
        headersTimeout: headers,
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionsCheckingInterval: Math.min(headers, 5000) / 2,
        maxHeaderSize: maxHeaderBytes,
      },
      (incoming, outgoing) => this.handle(incoming, outgoing),
    );
    server.maxHeadersCount = maxHeaders;
    server.timeout = silence;
    server.on('connection', (socket) => {
      this.connections += 1;
      socket.once('close', () => (this.connections -= 1));
    });
    return server;
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (this.options.watch?.see(request, response, this.live.pages?.revision ?? null)) return;
    const exchange = beginExchange(request, response, this.proxies.isSecure(request));
    if (this.draining) response.shouldKeepAlive = false;
    if (this.options.log.isLevelEnabled('info')) this.logWhenDone(exchange);
    request.url = requestTarget(request.url ?? '/');
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !this.fromMemory(exchange, request.url))
      this.route(exchange, requestPath(request.url), reads);
  }

  /** Answers at once what is in memory under exactly this address, which is nearly everything. */
  private fromMemory(exchange: Exchange, target: string): boolean {
    const page = this.live.pages?.at(target);
    const known = page ?? this.assets.at(target);
    if (!known) return false;
    answer(exchange, known);
    this.metrics.count(page ? 'page' : 'asset', exchange.response.statusCode);
    return true;
  }

  private route(exchange: Exchange, path: string | null, reads: boolean): void {
    if (path === null) return this.say(exchange, 400, 'Bad request');
    if (path === '/api' || path.startsWith('/api/')) return this.toApi(exchange);
    if (!reads) return this.say(exchange, 405, 'Method not allowed', ['allow', 'GET, HEAD']);
    if (path === '/healthz' || path === '/readyz') return this.health(exchange, path);
    const [kind, answered] = path.startsWith('/assets/')
      ? (['asset', this.asset(exchange, path)] as const)
      : (['page', this.page(exchange, path)] as const);
    answered
      .catch((error: unknown) => this.fail(exchange, error))
      .finally(() => this.metrics.count(kind, exchange.response.statusCode));
  }

  private say(exchange: Exchange, status: number, text: string, headers?: string[]): void {
    answerText(exchange, status, text, headers);
    this.metrics.count('other', status);
  }

  private fail({ id, response, request }: Exchange, error: unknown): void {
    this.options.log.error({ requestId: id, error: String(error), path: request.url }, 'request failed');
    if (!response.headersSent) response.writeHead(500).end();
    else response.destroy();
  }

  /** Alive as long as it answers; ready once a revision can be served and until it is told to stop. */
  private health(exchange: Exchange, path: string): void {
    const reason = !this.live.pages ? 'no revision' : this.draining ? 'stopping' : null;
    const ready = path === '/healthz' || reason === null;
    const headers = this.options.allowOverrides ? [overridesHeader, 'allowed'] : [];
    // What is damaged is served from memory or a good copy, so this server goes on.
    const damaged = path === '/readyz' ? this.damage.files.map((file) => `damaged: ${file}`) : [];
    this.say(exchange, ready ? 200 : 503, [ready ? 'ok' : reason, ...damaged].join('\n'), headers);
  }

  private async asset(exchange: Exchange, path: string): Promise<void> {
    const file = await this.assets.find(path);
    if (file === 'damaged') answerText(exchange, 503, 'This file is damaged', ['cache-control', 'no-store']);
    else if (file) answer(exchange, file);
    else answerText(exchange, 404, 'Not found');
  }

  private async page(exchange: Exchange, path: string): Promise<void> {
    const { pages } = this.live;
    if (!pages) return answerText(exchange, 503, 'No revision is live yet');
    const page = (await this.live.shared(path)) ?? pages.find(path);
    const shell = pages.revision.apps.shell?.version;
    const file = page.status === 404 && shell ? await this.assets.findPublic(shell, path) : null;
    if (file === 'damaged') return answerText(exchange, 503, 'This file is damaged');
    answer(exchange, file ?? page);
  }

  private toApi(exchange: Exchange): void {
    const { request, response } = exchange;
    const began = performance.now();
    response.once('close', () => {
      this.metrics.timeApi((performance.now() - began) / 1000);
      this.metrics.count('api', response.statusCode);
    });
    this.proxies.clean(request);
    this.api.hand(exchange);
  }

  /** One line without addresses, queries or bodies. */
  private logWhenDone({ request, response, id }: Exchange): void {
    const began = performance.now();
    response.once('close', () => {
      const { method, url = '' } = request;
      const path = url.split('?', 1)[0]?.slice(0, 200);
      const ms = Math.round(performance.now() - began);
      const done = response.writableFinished;
      this.options.log.info(
        { requestId: id, method, path, status: response.statusCode, ms, done },
        'request',
      );
    });
  }
}
