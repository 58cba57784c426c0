import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ComposedPages } from './composed-pages.js';
import { contentType } from './content-types.js';
import type { Composition } from './read-composition.js';

/** How a composition is served. */
export interface HandlerOptions {
  composition: Composition;
  /** A running site that answers for the api; without one the api is away. */
  site?: string | undefined;
  /** Put at the end of every page. */
  script?: string;
}

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

const json = contentType('.json') ?? '';
const away: Answer = { status: 503, type: json, body: '{"title":"The api is away.","status":503}' };

/** Answers requests as a site would whose releases are those of the composition. */
export class PageHandler {
  private readonly pages: ComposedPages;

  constructor(private readonly options: HandlerOptions) {
    this.pages = new ComposedPages(options.composition.setup, (path) => this.read(path));
  }

  /** Answers a request; what rendering throws is the answer then. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/') && this.options.site) return this.forward(request, response);
    const { status, type, body } = await this.answer(pathname).catch((error: Error): Answer => ({
      status: 500,
      type: 'text/plain; charset=utf-8',
      body: error.stack ?? String(error),
    }));
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }

  private async answer(path: string): Promise<Answer> {
    if (path.startsWith('/api/')) return away;
    const file = this.pages.sharedFile(path) ?? (await this.releasedFile(path));
    if (file !== null)
      return { status: 200, type: contentType(path) ?? 'application/octet-stream', body: file };
    const asData = /^(.*)\/page\.json$/.exec(path);
    const { html, json: data, status } = await this.pages.page(asData ? asData[1] || '/' : path);
    if (asData) return { status, type: json, body: JSON.stringify(data) };
    const { script } = this.options;
    const body = script ? html.replace('</body>', () => `<script>${script}</script></body>`) : html;
    return { status, type: contentType('.html') ?? '', body };
  }

  /** What browsers may have of the releases: `/assets/<app>/<version>/…`, and what the host has for the root. */
  private async releasedFile(path: string): Promise<Buffer | null> {
    const { releases } = this.options.composition;
    const [, app, version, name = ''] = /^\/assets\/([^/]+)\/([^/]+)\/(browser\/.+)$/.exec(path) ?? [];
    const found = releases.find(({ release }) =>
      app ? release.app === app && release.version === version : release.app === 'shell',
    );
    const file = app ? name : `public${path}`;
    return found && Object.hasOwn(found.release.files, file) ? readFile(join(found.folder, file)) : null;
  }

  private async read<T>(path: string): Promise<T> {
    const { site } = this.options;
    if (!site) throw new Error('503: The api is away.');
    const answer = await fetch(site + path);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const sent = Object.entries(headers).filter(([name]) =>
      /^(accept|content-type|x-|idempotency)/.test(name),
    );
    const answer = await fetch(this.options.site + url, {
      method,
      headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
      ...(['GET', 'HEAD'].includes(method)
        ? {}
        : { body: Readable.toWeb(request) as RequestInit['body'], duplex: 'half' }),
    }).catch(() => null);
    const type = answer?.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer?.status ?? 502, { 'content-type': type });
    if (answer?.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
    else response.end();
  }
}
