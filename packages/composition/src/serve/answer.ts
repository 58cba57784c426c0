import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Served } from './page-cache.js';

/** Headers of every answer. */
const secure = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Whether an Accept-Encoding header names an encoding without refusing it by `q=0`. */
const takes = (header: string, encoding: string): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header);

const accepts = (request: IncomingMessage): keyof Served['forms'] => {
  const header = String(request.headers['accept-encoding'] ?? '');
  if (takes(header, 'br')) return 'br';
  return takes(header, 'gzip') ? 'gzip' : 'identity';
};

const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag));

/** Answers with a text from memory: best encoding, ETag, 304 when the visitor has it, no body for HEAD. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  cache: string,
): void {
  const form = accepts(request);
  const body = served.forms[form];
  const encoding = body === served.forms.identity ? 'identity' : form;
  const etag = `"${served.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers: Record<string, string | number> = {
    ...secure,
    etag,
    'cache-control': cache,
    vary: 'accept-encoding',
  };
  if (served.type.startsWith('text/html')) headers['x-frame-options'] = 'SAMEORIGIN';
  if (served.status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-type'] = served.type;
  headers['content-length'] = body.length;
  response.writeHead(served.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** A short plain answer for what is neither page nor file. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...secure, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** An error answer as RFC 9457 describes it. */
export function answerProblem(response: ServerResponse, status: number, code: string, title: string): void {
  const body = { type: 'about:blank', title, status, code, error: title, requestId: '' };
  response
    .writeHead(status, { ...secure, 'content-type': 'application/problem+json; charset=utf-8' })
    .end(JSON.stringify(body));
}
