import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { strictTransport } from './security-headers.js';

/** One request with its answer, and the headers that belong to this exchange alone. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  extra: string[];
}

const process = randomBytes(6).toString('base64url');
let count = 0;

/** The id a proxy gave the request when it is short and printable, else one of our own. */
function requestId(given: string | string[] | undefined): string {
  if (typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}

/** Begins an exchange. `secure` says whether the visitor came over TLS. */
export function beginExchange(request: IncomingMessage, response: ServerResponse, secure: boolean): Exchange {
  const id = requestId(request.headers['x-request-id']);
  const extra = ['x-request-id', id];
  if (secure) extra.push(...strictTransport);
  return { request, response, id, extra };
}
