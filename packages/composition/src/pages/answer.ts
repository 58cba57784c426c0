import type { PlainPage } from '@northgate/site/plain-page.js';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { acceptedEncodings } from '../http/accepted-encodings.js';
import type { Exchange } from './exchange.js';
import { requestAddress } from '../http/request-path.js';
import { textHeaders } from '../http/security-headers.js';
import type { EncodedFile, Served } from '../http/served.js';

function bestEncoding({ encoded }: Served, accepted: string | undefined): EncodedFile {
  for (const encoding of acceptedEncodings(accepted)) {
    const file = encoded[encoding];
    if (file) return file;
  }
  return encoded.identity;
}

/** A date must be the very one we sent: after a rollback a page is older than what the visitor has. */
function isUnchanged({ request: { headers } }: Exchange, { etag, modified }: EncodedFile): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return headers['if-modified-since'] === modified;
  return tags === etag || fresh({ 'if-none-match': tags }, { etag });
}

/** The one range of bytes that was asked for; null for the whole, also when several were asked for. */
function wantedRange({ request }: Exchange, { body, etag, modified }: EncodedFile) {
  const { range } = request.headers;
  if (!range || request.method !== 'GET') return null;
  const only = request.headers['if-range'];
  if (only && only !== etag && only !== modified) return null;
  const ranges = parseRange(body.length, range);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
}

/** Answers with a file that was looked for, or with what stands for none; a damaged one is not sent. */
export function answerFound(exchange: Exchange, found: Served | 'damaged' | null, none?: Served): void {
  if (found === 'damaged') answerText(exchange, 503, 'This file is damaged', ['cache-control', 'no-store']);
  else if (found ?? none) answer(exchange, (found ?? none) as Served);
  else answerText(exchange, 404, 'Not found');
}

/** Answers with a file from memory: best encoding, 304 when the visitor has it, a part when asked, no body for HEAD. */
export function answer(exchange: Exchange, served: Served): void {
  const { request, response, extra } = exchange;
  const file = bestEncoding(served, request.headers['accept-encoding']);
  if (served.status === 200) {
    if (isUnchanged(exchange, file)) {
      response.writeHead(304, file.unchanged.concat(extra)).end();
      return;
    }
    const range = wantedRange(exchange, file);
    if (range) return answerPart(exchange, file, range);
  }
  // Connections are kept without saying so since HTTP/1.1; a page that fits the first ten segments is painted a round trip sooner.
  if (response.shouldKeepAlive) response.removeHeader('connection');
  response.writeHead(served.status, file.whole.concat(extra));
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function answerPart(
  { response, extra }: Exchange,
  { body, whole, unchanged }: EncodedFile,
  range: parseRange.Range | 'unsatisfiable',
): void {
  if (range === 'unsatisfiable') {
    const headers = [
      ...unchanged,
      ...extra,
      'content-range',
      `bytes */${body.length}`,
      'content-length',
      '0',
    ];
    response.writeHead(416, headers).end();
    return;
  }
  const part = body.subarray(range.start, range.end + 1);
  response.writeHead(206, [
    ...whole.slice(0, -1),
    String(part.length),
    ...extra,
    ...['content-range', `bytes ${range.start}-${range.end}/${body.length}`],
  ]);
  response.end(part);
}

/** A short plain answer for what is neither page nor file. */
export function answerText(exchange: Exchange, status: number, text: string, headers: string[] = []): void {
  answerShort(exchange, status, `${text}\n`, ['content-type', 'text/plain; charset=utf-8', ...headers]);
}

/** Answers with a permanent redirect to a path, with the query of the request. */
export function answerMoved(exchange: Exchange, path: string): void {
  const { search } = requestAddress(exchange.request.url ?? '/');
  answerText(exchange, 301, `Moved to ${path}`, ['location', path + search, 'cache-control', 'no-cache']);
}

/** An error answer as RFC 9457 describes it. */
export function answerProblem(exchange: Exchange, status: number, code: string, title: string): void {
  const body = { type: 'about:blank', title, status, code, error: title, requestId: exchange.id };
  const type = ['content-type', 'application/problem+json; charset=utf-8'];
  answerShort(exchange, status, JSON.stringify(body), [...type, ...againAfter(status)]);
}

/** An answer for people where there is no page of the site for it. */
export function answerPage(exchange: Exchange, status: number, { html, policy }: PlainPage): void {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  answerShort(exchange, status, html, [...Object.entries(headers).flat(), ...againAfter(status)]);
}

/** What is not available is worth asking for again soon. */
const againAfter = (status: number): string[] =>
  status === 503 ? ['retry-after', '2', 'cache-control', 'no-store'] : [];

function answerShort({ response, extra }: Exchange, status: number, text: string, headers: string[]): void {
  const own = new Set(headers.filter((_, index) => index % 2 === 0));
  response
    .writeHead(status, [
      ...Object.entries(textHeaders)
        .filter(([name]) => !own.has(name))
        .flat(),
      ...headers,
      ...['content-length', String(Buffer.byteLength(text))],
      ...extra,
    ])
    .end(text);
}
