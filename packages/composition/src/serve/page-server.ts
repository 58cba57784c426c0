import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { framingFault, type FramingFault } from '@northgate/contracts/request-framing.js';
import { overridesHeader } from '@northgate/contracts/overrides.js';
import type { Brand } from '@northgate/site/brand.js';
import { defaultBrand } from '@northgate/site/brand.default.js';
import type { Choice } from '../pages/running-share.js';
import type { Seen } from '../watch/error-watch.js';
import { answer, answerFound, answerMoved, answerText } from '../pages/answer.js';
import { apiAwayHeader } from './answer-api-away.js';
import { CandidateServer } from '../candidates/candidate-server.js';
import { ApiHealth } from './api-health.js';
import { ApiProxy } from './api-proxy.js';
import { AssetCache } from '../pages/asset-cache.js';
import { DamageReport } from '../pages/damage-report.js';
import { beginExchange, documentFor, type Exchange } from '../pages/exchange.js';
import { healthOf } from './health-of.js';
import { createHttpServer } from './http-server.js';
import { LiveRevision } from '../pages/live-revision.js';
import { logWhenDone } from './log-when-done.js';
import { Metrics } from './metrics.js';
import type { PageServerOptions } from './page-server-options.js';
import { OverrideServer } from '../overrides/override-server.js';
import { endConnection, isEnding, refuseRequest } from '../pages/refuse-request.js';
import type { RevisionPages } from '../pages/revision-pages.js';
import type { Served } from '../http/served.js';
import { StoreCheck } from './store-check.js';
import { requestPath, requestTarget } from '../http/request-path.js';
import { searchedFor, SearchResults } from './search-results.js';
import { securityText, securityTextPath } from './security-text.js';
import { TrustedProxies } from './trusted-proxies.js';

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
  private readonly search: SearchResults;
  private readonly candidates: CandidateServer | null;
  private readonly overrides: OverrideServer | null;
  private readonly apiHealth: ApiHealth;
  private readonly brand: Brand;
  private readonly proxies: TrustedProxies;
  private readonly server: Server;
  private draining = false;
  private connections = 0;

  constructor(private readonly options: PageServerOptions) {
    const { store, log, apiOrigin, trustedProxies = [] } = options;
    this.damage = new DamageReport(log);
    this.live = new LiveRevision(store, log, this.damage);
    this.assets = new AssetCache(store, this.damage, options.publicSourceMaps);
    this.check = new StoreCheck(store, this.damage);
    this.candidates = this.candidatesOf(options);
    this.overrides = options.overrides
      ? new OverrideServer(options.overrides, (exchange, path) => this.pageAt(exchange, path), this.looked)
      : null;
    this.brand = options.brand ?? defaultBrand;
    this.apiHealth = new ApiHealth(apiOrigin, log);
    this.proxies = new TrustedProxies(trustedProxies);
    const onMismatch = () => this.metrics.mismatch();
    const { brand, proxies } = this;
    this.api = new ApiProxy({ origin: apiOrigin, proxies, brand, log, onMismatch });
    this.search = new SearchResults({ origin: apiOrigin, proxies, log });
    this.server = createHttpServer((...both) => this.handle(...both), options.patience);
    this.server.on('connection', (socket) => {
      this.connections += 1;
      socket.once('close', () => (this.connections -= 1));
    });
    this.metrics = new Metrics(() => ({
      revision: this.live.pages?.revision.number ?? 0,
      pages: this.live.pages?.size ?? 0,
      connections: this.connections,
      draining: this.draining,
      apiUp: this.apiHealth.awaySince === null,
      damaged: this.damage.files.length,
    }));
  }

  private candidatesOf({ store, candidateLinks: links }: PageServerOptions): CandidateServer | null {
    if (!links) return null;
    const findPublic = (version: string, path: string) => this.assets.findPublic(version, path);
    return new CandidateServer({ store, links, findPublic, live: () => this.live.pages, seen: this.looked });
  }

  private readonly looked = (what: string, request: IncomingMessage): void =>
    this.options.watch?.looked?.(what, request);

  /** Starts to listen and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await this.live.start();
    if (this.options.checksStore ?? true) this.check.start(() => this.live.mend());
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    void this.apiHealth.follow();
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
    this.apiHealth.stop();
    this.check.stop();
    const deadline = setTimeout(() => this.server.closeAllConnections(), stopDeadline);
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeIdleConnections();
    });
    clearTimeout(deadline);
    this.api.close();
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (isEnding(request)) return;
    request.url = requestTarget(request.url ?? '/');
    const fault = framingFault(request);
    const special = this.isForOne(request);
    const secure = this.proxies.isSecure(request);
    const choice = this.live.choose(request, () => secure);
    if (!fault && this.options.watch?.see(request, response, this.seen(choice, special))) return;
    const exchange = beginExchange({ request, response, secure, choice });
    if (this.draining || request.httpVersion === '1.0') response.shouldKeepAlive = false;
    if (this.options.log.isLevelEnabled('info')) logWhenDone(exchange, this.options.log);
    if (fault) this.refuse(exchange, fault);
    else if (special) this.serveOne(exchange);
    else this.serve(exchange);
  }

  /** Whether a request is of somebody who looks at a candidate or a live build, or wants to. */
  private isForOne(request: IncomingMessage): boolean {
    return this.candidates?.concerns(request) || this.overrides?.concerns(request) || false;
  }

  /** What is to be watched of a request; nothing where somebody looks at a candidate. */
  private seen({ pages, side }: Choice, special: boolean): Seen {
    return { revision: special ? null : (pages?.revision ?? null), share: this.live.share, side };
  }

  /** Answers who looks at a candidate or a live build; what is the same there is as for everybody. */
  private serveOne(exchange: Exchange): void {
    const { candidates, overrides } = this;
    const answered = async () => {
      if ((await candidates?.answer(exchange)) || (await overrides?.answer(exchange)))
        return this.metrics.count('page', exchange.response.statusCode);
      exchange.candidate = ((await candidates?.passOf(exchange)) ?? null) !== null;
      this.serve(exchange);
    };
    answered().catch((error: unknown) => this.fail(exchange, error));
  }

  private serve(exchange: Exchange): void {
    const { request } = exchange;
    const target = request.url ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || !this.fromMemory(exchange, target)) this.route(exchange, requestPath(target), reads);
  }

  /** Answers at once what is in memory under exactly this address, which is nearly everything. */
  private fromMemory(exchange: Exchange, target: string): boolean {
    const { choice } = exchange;
    const page = choice.pages?.at(target);
    const known = page ? documentFor(exchange, page) : this.assets.at(target);
    if (!known) return false;
    answer(exchange, known);
    this.metrics.count(page ? 'page' : 'asset', exchange.response.statusCode);
    return true;
  }

  private route(exchange: Exchange, path: string | null, reads: boolean): void {
    if (path === null) return this.say(exchange, 400, 'Bad request');
    if (path === '/api' || path.startsWith('/api/')) return this.toApi(exchange);
    if (!reads) return this.notHere(exchange);
    if (path === '/healthz' || path === '/readyz') return this.health(exchange, path);
    if (path === securityTextPath) return this.say(exchange, 200, securityText(this.brand, new Date()));
    const [kind, answered] = path.startsWith('/assets/')
      ? (['asset', this.asset(exchange, path)] as const)
      : (['page', this.page(exchange, path)] as const);
    answered
      .catch((error: unknown) => this.fail(exchange, error))
      .finally(() => this.metrics.count(kind, exchange.response.statusCode));
  }

  private refuse(exchange: Exchange, code: FramingFault): void {
    refuseRequest(exchange, code);
    this.metrics.count('other', exchange.response.statusCode);
  }

  /** Its body is not read, so the connection ends with the answer. */
  private notHere(exchange: Exchange): void {
    endConnection(exchange);
    this.say(exchange, 405, 'Method not allowed', ['allow', 'GET, HEAD']);
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

  private health(exchange: Exchange, path: '/healthz' | '/readyz'): void {
    const { draining, apiHealth } = this;
    const state = { live: this.live.pages !== null, draining, apiAwaySince: apiHealth.awaySince };
    const { status, text } = healthOf(path, state);
    const headers = this.overrides ? [overridesHeader, 'allowed'] : [];
    // What is damaged is served from memory or a good copy, so this server goes on.
    const damaged = path === '/readyz' ? this.damage.files.map((file) => `damaged: ${file}`) : [];
    this.say(exchange, status, [text, ...damaged].join('\n'), headers);
  }

  private async asset(exchange: Exchange, path: string): Promise<void> {
    answerFound(exchange, await this.assets.find(path));
  }

  private async page(exchange: Exchange, path: string): Promise<void> {
    const { pages } = exchange.choice;
    if (!pages) return answerText(exchange, 503, 'No revision is live yet');
    const shared = await this.live.shared(path);
    const page = shared ?? documentFor(exchange, pages.find(path));
    if (page.status === 404) return this.noPage(exchange, path, page);
    const words = page.status === 200 ? searchedFor(exchange.request.url ?? '') : '';
    if (words) return this.search.answer(exchange, page, words);
    answer(exchange, page);
  }

  /** A path that has no page may lead on to another, or be a file of the host. */
  private async noPage(exchange: Exchange, path: string, notFound: Served): Promise<void> {
    const { pages } = exchange.choice;
    const to = pages?.redirect(path);
    if (to !== undefined) return answerMoved(exchange, to);
    answerFound(exchange, pages && (await this.publicFile(pages, path)), notFound);
  }

  /** The page at a path, or what pages share; null where a release has a file instead, and before anything is live. */
  private async pageAt({ choice: { pages } }: Exchange, path: string): Promise<Served | null> {
    if (!pages) return null;
    const page = (await this.live.shared(path)) ?? pages.find(path);
    return page.status === 404 && (await this.publicFile(pages, path)) ? null : page;
  }

  /** A file that the host has at the root of the site. */
  private async publicFile({ revision }: RevisionPages, path: string): Promise<Served | 'damaged' | null> {
    const shell = revision.apps.shell?.version;
    return shell ? this.assets.findPublic(shell, path) : null;
  }

  private toApi(exchange: Exchange): void {
    const { request, response } = exchange;
    const began = performance.now();
    response.once('close', () => {
      this.metrics.timeApi((performance.now() - began) / 1000);
      this.metrics.count('api', response.statusCode);
    });
    if (request.headers[apiAwayHeader]) return void this.api.sayAway(exchange);
    this.api.hand(exchange);
  }
}
