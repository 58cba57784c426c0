import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookies from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { everyApp, type Session } from '@northgate/contracts/console/session.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Logger } from 'pino';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { OperatorError } from '../operator-error.js';
import { releaseTokens } from '../receive/open-sending.js';
import type { ReleaseSending } from '../receive/release-sending.js';
import type { Store } from '../store/store.js';
import { Guard, type ConsolePlace } from './access/guard.js';
import { addLoginRoutes, addLogoutRoutes } from './access/login-routes.js';
import { OidcLogin, type OidcSettings } from './access/oidc-login.js';
import { OneTimeLinks } from './access/one-time-links.js';
import { Sessions, type SessionTimes } from './access/sessions.js';
import { AuditLog } from './audit-log.js';
import { addConsoleApp, livePanels } from '../console/console-app.js';
import { ConsoleRefusal } from '../console/console-refusal.js';
import { addDesk } from './desk-proxy.js';
import { PagePreview } from './preview/page-preview.js';
import { addPictures, addPreviews, addReviews } from './preview/preview-routes.js';
import type { LinkTo, SeenNow } from './releases/read-releases.js';
import { ReleaseActions, type Moves } from './releases/release-actions.js';
import { addReleases } from './releases/release-routes.js';
import { addTokens } from './tokens/token-routes.js';

/** What a control server works with. */
export interface ControlOptions {
  store: Store;
  /** Makes moves of the pointer in the name of somebody. */
  movesBy: (author: string) => Promise<Moves>;
  /** Where sessions, links and the audit log are kept. */
  dataDir: string;
  brand: Brand;
  host: string;
  port: number;
  place: ConsolePlace;
  times: SessionTimes;
  /** The OpenID Connect issuer; null where people log in with links made on this machine. */
  oidc: OidcSettings | null;
  trustedProxies: string[];
  apiOrigin: string;
  /** What the api knows this server by. */
  deskKey: string;
  /** What page servers have seen lately: reports of browsers, and who looks at what. */
  seen?: () => SeenNow;
  linkTo: LinkTo;
  log: Pick<Logger, 'error' | 'warn'>;
  /** Takes releases that are sent. */
  sending?: Pick<ReleaseSending, 'ready' | 'handle'>;
}

const sendingPaths = /^\/__site\/(?:(?:releases|candidates)\/|composition(?:\/|$))/;

const secure = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** The console for teams and operators, and the receiving end of releases, on a port of its own. */
export class ControlServer {
  readonly links: OneTimeLinks;
  private readonly app: FastifyInstance;
  private readonly server: Server;
  private readonly guard: Guard;
  private readonly sessions: Sessions;
  private readonly audit: AuditLog;
  private readonly preview: PagePreview;

  constructor(private readonly options: ControlOptions) {
    const { dataDir, times, place, trustedProxies } = options;
    this.links = new OneTimeLinks(dataDir);
    this.sessions = new Sessions(dataDir, times);
    this.audit = new AuditLog(dataDir, options.log);
    this.preview = new PagePreview(options);
    this.guard = new Guard(this.sessions, place);
    this.app = fastify({
      trustProxy: trustedProxies.length ? trustedProxies : false,
      forceCloseConnections: true,
      frameworkErrors: (error, _request, reply) => void refuse(error, reply.headers(secure)),
    });
    this.server = createServer((request, response) => this.handle(request, response));
  }

  /** Starts to listen and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await this.options.sending?.ready();
    await this.wire();
    await this.app.ready();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    return this.port;
  }

  async stop(): Promise<void> {
    this.preview.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A new one-time login link. */
  link(): Promise<string> {
    return this.links.make(this.origin);
  }

  private get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  private get origin(): string {
    return this.options.place.origin ?? `http://localhost:${this.port}`;
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    const { sending } = this.options;
    // Needs a token that no browser holds, so it may come by any name.
    if (sending && sendingPaths.test(request.url ?? '')) sending.handle(request, response);
    else this.app.routing(request, response);
  }

  private async wire(): Promise<void> {
    const { app, guard, options } = this;
    const { store, oidc } = options;
    app.setErrorHandler((error: Error, _request, reply) => {
      const sent = refuse(error, reply);
      if (sent.statusCode >= 500) options.log.error({ error: error.stack }, 'the console failed');
      return sent;
    });
    app.setNotFoundHandler(() => {
      throw new ConsoleRefusal(404, 'Not found');
    });
    app.addHook('onRequest', async (request, reply) => {
      void reply.headers(secure);
      guard.checkHost(request);
    });
    await app.register(cookies);
    await app.register(rateLimit, { global: false });
    const login = oidc ? new OidcLogin(oidc, () => this.origin) : null;
    const ways = { guard, links: this.links, oidc: login, audit: this.audit };
    addLoginRoutes(app, ways);
    app.get('/api/login', () => ({ oidc: oidc ? new URL(oidc.issuer).host : null }));
    await app.register(async (inside) => {
      inside.addHook('onRequest', (request) => guard.check(request));
      addLogoutRoutes(inside, ways);
      inside.get('/api/session', (request): Session => this.sessions.describe(guard.sessionOf(request)));
      inside.get('/api/panels', () => livePanels(store));
      inside.get('/api/audit', (request) => this.auditPage(request));
      const actions = new ReleaseActions({ ...options, audit: this.audit });
      addReleases(inside, { ...options, guard, actions, seen: options.seen ?? (() => ({})) });
      addTokens(inside, { store, guard, audit: this.audit, tokens: releaseTokens(options) });
      addDesk(inside, { ...options, guard, audit: this.audit });
      addPreviews(inside, { ...options, guard, preview: this.preview });
    });
    addReviews(app, { ...options, preview: this.preview });
    addPictures(app, options);
    addConsoleApp(app, { store, name: options.brand.company.shortName });
  }

  private auditPage(request: FastifyRequest) {
    this.guard.demand(request, 'operator', everyApp);
    const { from = '0' } = request.query as { from?: string };
    return this.audit.page(Math.max(0, Number.parseInt(from, 10) || 0), 100);
  }
}

function refuse(error: Error & { statusCode?: number }, reply: FastifyReply): FastifyReply {
  const [status, code] =
    error instanceof ConsoleRefusal
      ? [error.status, error.code]
      : [error instanceof OperatorError ? 404 : (error.statusCode ?? 500), 'refused'];
  const says = status < 500 || error instanceof ConsoleRefusal ? error.message : 'The control server failed.';
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: 'about:blank', title: says, status, code, error: says }));
}
