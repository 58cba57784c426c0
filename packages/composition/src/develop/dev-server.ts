import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LiveBuild } from '@northgate/build/live/live-build.js';
import type { AppName } from '@northgate/contracts/release.js';
import httpProxy from 'http-proxy-3';
import { livePage, livePageJson } from './live-page.js';

interface DevServerOptions {
  /** Address of the running site, without a path. */
  site: string;
  apps: readonly AppName[];
  live: LiveBuild;
  /** Name or address of this machine's loopback; 0 as port takes a free one. */
  host?: string;
  port: number;
}

/** Names by which a browser on this machine reaches it. */
const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Headers that hold for the bytes of the running site only, or forbid what a live build does. */
const left = ['content-length', 'content-security-policy', 'etag', 'last-modified', 'transfer-encoding'];

/** A page elsewhere, which found a name for this machine or asks for the sources of what is built here. */
const isForeign = ({ headers }: IncomingMessage): boolean =>
  !loopback.test(headers.host ?? '') ||
  (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate');

/** The running site with live builds of some apps in it, for browsers on this machine alone. */
export class DevServer {
  private readonly server: Server;
  private readonly proxy;

  constructor(private readonly options: DevServerOptions) {
    this.proxy = httpProxy.createProxyServer({
      target: options.site,
      changeOrigin: true,
      selfHandleResponse: true,
    });
    this.proxy.on('proxyRes', (incoming, request, response) => {
      this.answer(incoming, request, response).catch(() => response.destroy());
    });
    this.server = createServer((request, response) => this.handle(request, response));
  }

  /** Starts to listen on this machine only and resolves with the port. Rejects when the port is taken. */
  async start(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(this.options.port, this.options.host ?? 'localhost', resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await this.options.live.close();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    this.proxy.close();
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (isForeign(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Only for browsers on this machine.\n');
      return;
    }
    this.options.live.handle(request, response, () => {
      delete request.headers['if-none-match'];
      delete request.headers['if-modified-since'];
      request.headers['accept-encoding'] = 'identity';
      this.proxy.web(request, response, {}, (error) => {
        if (response.headersSent) return response.destroy();
        response
          .writeHead(502, { 'content-type': 'text/plain' })
          .end(`The site does not answer: ${error.message}\n`);
      });
    });
  }

  private async answer(
    incoming: IncomingMessage,
    { method, url = '' }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const type = incoming.headers['content-type'] ?? '';
    const live = type.startsWith('text/html')
      ? livePage
      : type.startsWith('application/json') && /\/page\.json(\?|$)/.test(url)
        ? livePageJson
        : null;
    const headers = Object.entries(incoming.headers).filter(([name]) => !live || !left.includes(name));
    response.writeHead(incoming.statusCode ?? 502, Object.fromEntries(headers));
    if (!live || method === 'HEAD') return void incoming.pipe(response);
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    response.end(live(String(Buffer.concat(parts)), this.options.apps));
  }
}
