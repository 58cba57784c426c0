import { contentManifestPath, redirectsPath, type Redirects } from '@northgate/contracts/content-manifest.js';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An api that knows posts, and whether it is ready; what else it answers is up to the test. */
export class FakeApi {
  posts = ['First post'];
  /** Addresses that lead on to others. */
  redirects: Redirects = {};
  /** Whether it says it is ready. */
  ready = true;
  /** Answers every address but the list of posts. */
  other: RequestListener = (_, response) => response.writeHead(404).end();
  /** Called after each answer with posts or their tags. */
  answered: (path: string) => void = () => {};
  private server: Server | undefined;
  private port = 0;

  /** Whether it listens. */
  get isUp(): boolean {
    return this.server !== undefined;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Listens, after the first time on the same port again. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      // As the api does: an answer without the id of its request is dropped.
      response.setHeader('x-request-id', request.headers['x-request-id'] ?? 'none');
      if (request.url === '/readyz') return response.writeHead(this.ready ? 200 : 503).end();
      const posts = JSON.stringify(this.posts);
      const etag = `"${Buffer.from(posts).toString('base64url')}"`;
      const moved = JSON.stringify(this.redirects);
      const manifest = { '/api/blog': etag, ...(moved === '{}' ? {} : { [redirectsPath]: moved }) };
      const body = {
        '/api/blog': posts,
        [contentManifestPath]: JSON.stringify(manifest),
        [redirectsPath]: moved,
      }[request.url ?? ''];
      if (body === undefined) return this.other(request, response);
      response.setHeader('etag', etag);
      response.end(request.method === 'HEAD' ? undefined : body);
      this.answered(request.url ?? '');
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
}
