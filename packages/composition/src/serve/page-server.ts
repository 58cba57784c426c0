import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import httpProxy from 'http-proxy-3';
import type { Logger } from 'pino';
import type { Store } from '../store/store.js';
import { answer, answerProblem, answerText } from './answer.js';
import { AssetCache } from './asset-cache.js';
import { LiveRevision } from './live-revision.js';

interface PageServerOptions {
  store: Store;
  apiOrigin: string;
  host: string;
  /** 0 takes a free one. */
  port: number;
  log: Logger;
}

/** The api has this long to answer, in milliseconds; the assistant may think for 25 s. */
const apiTimeout = 60_000;
const forever = 'public, max-age=31536000, immutable';

/** Serves the live revision from memory, releases' files, and hands `/api` on. */
export class PageServer {
  private readonly live: LiveRevision;
  private readonly assets: AssetCache;
  private readonly proxy;
  private readonly server: Server;

  constructor(private readonly options: PageServerOptions) {
    this.live = new LiveRevision(options.store, options.log);
    this.assets = new AssetCache(options.store);
    this.proxy = httpProxy.createProxyServer({
      target: options.apiOrigin,
      proxyTimeout: apiTimeout,
      timeout: apiTimeout,
      xfwd: true,
    });
    // An answer that breaks off must not look like a whole one, and nobody should wait for the rest.
    this.proxy.on('proxyRes', (incoming, _, response) => incoming.on('error', () => response.destroy()));
    this.server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
      this.handle(request, response).catch((error: unknown) => {
        options.log.error({ error: String(error), url: request.url }, 'request failed');
        if (!response.headersSent) answerText(response, 500, 'Internal error');
      });
    });
  }

  /** Starts to listen and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await this.live.start();
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  /** Stops listening, lets requests that are under way finish, and resolves when all are done. */
  async stop(): Promise<void> {
    this.live.stop();
    await new Promise((resolve) => {
      this.server.close(resolve);
      this.server.closeIdleConnections();
    });
    this.proxy.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    if (path === null) return answerText(response, 400, 'Bad request');
    if (path === '/api' || path.startsWith('/api/')) return this.toApi(request, response);
    if (path === '/healthz' || path === '/readyz') return this.health(response, path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(response, 405, 'Method not allowed');
    }
    if (path.startsWith('/assets/')) {
      const file = await this.assets.find(path);
      return file ? answer(request, response, file, forever) : answerText(response, 404, 'Not found');
    }
    return this.page(request, response, path);
  }

  /** Alive as long as it answers; ready once a revision can be served. */
  private health(response: ServerResponse, path: string): void {
    const ready = path === '/healthz' || this.live.pages !== null;
    answerText(response, ready ? 200 : 503, ready ? 'ok' : 'no revision');
  }

  private async page(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { pages } = this.live;
    if (!pages) return answerText(response, 503, 'No revision is live yet');
    const page = pages.find(path);
    const shell = pages.revision.apps.shell?.version;
    const file = page.status === 404 && shell ? await this.assets.findPublic(shell, path) : null;
    answer(request, response, file ?? page, 'no-cache');
  }

  private toApi(request: IncomingMessage, response: ServerResponse): void {
    this.proxy.web(request, response, {}, (error) => {
      this.options.log.warn({ error: error.message, url: request.url }, 'the api did not answer');
      if (!response.headersSent)
        answerProblem(response, 503, 'unavailable', 'The service is not available right now.');
      else response.destroy();
    });
  }
}

/** The decoded path of a request; null when it cannot be one. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '/');
    return path.startsWith('/') && !path.includes('\0') && !path.split('/').includes('..') ? path : null;
  } catch {
    return null;
  }
}
