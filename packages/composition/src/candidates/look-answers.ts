import { answerText } from '../pages/answer.js';
import type { Exchange } from '../pages/exchange.js';
import { endConnection } from '../pages/refuse-request.js';
import { requestAddress } from '../http/request-path.js';
import type { Served } from '../http/served.js';

/** Headers of all that is answered to one visitor alone: nothing of it is kept or found. */
export const unkept = ['cache-control', 'private, no-store', 'x-robots-tag', 'noindex, nofollow'];
const replaced = new Set([
  ...['cache-control', 'x-robots-tag', 'content-length', 'etag', 'last-modified', 'vary', 'accept-ranges'],
]);

interface Look {
  cookie: string;
  /** Query parameter that brought the pass. */
  parameter: string;
  pass: string;
  seconds: number;
}

/** Takes a pass out of the address into a cookie that scripts cannot read. */
export function beginLook(exchange: Exchange, { cookie, parameter, pass, seconds }: Look): true {
  const location = without(parameter, exchange.request.url ?? '/');
  return redirect(exchange, setCookie(exchange, `${cookie}=${pass}`, seconds), location);
}

/** Ends a look, where a form of this site asks for it. */
export function endLook(exchange: Exchange, cookie: string): true {
  const { method, headers } = exchange.request;
  endConnection(exchange);
  const foreign = !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']);
  if (method === 'POST' && !foreign) return redirect(exchange, setCookie(exchange, `${cookie}=`, 0), '/');
  answerText(exchange, method === 'POST' ? 403 : 405, 'Not allowed', unkept);
  return true;
}

/** The address somebody came by, without the pass, and on this site whatever it says. */
function without(parameter: string, url: string): string {
  const { pathname, searchParams } = requestAddress(url);
  searchParams.delete(parameter);
  const rest = searchParams.size ? `?${searchParams}` : '';
  return pathname.replace(/^\/{2,}/, '/') + rest;
}

const setCookie = ({ extra }: Exchange, named: string, seconds: number): string =>
  `${named}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax` +
  (extra.includes('strict-transport-security') ? '; Secure' : '');

function redirect({ response, extra }: Exchange, cookie: string, location: string): true {
  const headers = ['location', location, 'set-cookie', cookie, 'content-length', '0', ...unkept];
  response.writeHead(303, [...headers, ...extra]).end();
  return true;
}

/** The headers of a file's plain copy by name and value, but for those of its bytes and of how long it is kept. */
export function lastingHeaders({ encoded: { identity } }: Served): [string, string][] {
  const headers: [string, string][] = [];
  for (let at = 0; at < identity.whole.length; at += 2)
    if (!replaced.has(identity.whole[at]!)) headers.push([identity.whole[at]!, identity.whole[at + 1]!]);
  return headers;
}

/** Answers with what stands in memory, never with "not modified": what the visitor has may be the live page. */
export const sendServed = (exchange: Exchange, served: Served, body: Buffer): true =>
  send(exchange, served.status, body, lastingHeaders(served).flat());

/** Answers with bytes that nobody keeps. */
export function send(
  { request, response, extra }: Exchange,
  status: number,
  body: Buffer,
  headers: string[],
): true {
  const all = [...headers, ...unkept, 'content-length', String(body.length), ...extra];
  response.writeHead(status, all).end(request.method === 'HEAD' ? undefined : body);
  return true;
}
