import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** Keys that a listing names at once: few, so that listings have several parts. */
const listedAtOnce = 20;

interface Kept {
  body: Buffer;
  at: Date;
}

/**
 * As much of Amazon's S3 as stores use, kept in memory: objects with conditional creation, and listings in parts. Follows
 * the S3 API reference (PutObject, GetObject, DeleteObject, ListObjectsV2).
 */
export class BucketServer {
  private readonly objects = new Map<string, Kept>();
  private readonly server = createServer((request, response) => void this.answer(request, response));

  /** Starts on a free port and says where. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = decodeURIComponent(pathname);
    const send = (status: number, body: Buffer | string = '') => void response.writeHead(status).end(body);
    const refuse = (status: number, code: string) => send(status, xml('Error', `<Code>${code}</Code>`));
    const kept = this.objects.get(key);
    switch (request.method) {
      case 'PUT': {
        const body = await buffer(request);
        // Looked at only now: of two that come together, the one that is whole first is kept.
        if (request.headers['if-none-match'] === '*' && this.objects.has(key))
          return refuse(412, 'PreconditionFailed');
        this.objects.set(key, { body, at: new Date() });
        return send(200);
      }
      case 'DELETE':
        this.objects.delete(key);
        return send(204);
      default:
        if (searchParams.get('list-type') === '2') return send(200, this.list(key, searchParams));
        return kept ? send(200, kept.body) : refuse(404, 'NoSuchKey');
    }
  }

  private list(bucket: string, asked: URLSearchParams): string {
    const root = `${bucket.replace(/\/$/, '')}/`;
    const prefix = root + (asked.get('prefix') ?? '');
    const after = asked.get('continuation-token') ?? '';
    const found = [...this.objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    const shown = found.slice(0, listedAtOnce);
    const more = found.length > shown.length;
    const contents = shown.map(
      ([key, { at, body }]) =>
        `<Contents><Key>${escaped(key.slice(root.length))}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
    );
    const next = more
      ? `<NextContinuationToken>${escaped(shown.at(-1)?.[0] ?? '')}</NextContinuationToken>`
      : '';
    return xml('ListBucketResult', `<IsTruncated>${more}</IsTruncated>${next}${contents.join('')}`);
  }
}

const xml = (name: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`;

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
