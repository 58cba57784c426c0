import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { strictTransport } from './security-headers.js';

/** One request with its answer, and the headers that belong to this exchange alone. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  extra: string[];
  /** True when the visitor looks at a candidate, where nothing is stored. */
  candidate?: boolean;
}

/** The id a proxy gave the request when it is short and printable, else one that nobody can guess. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();

/** Begins an exchange. `secure` says whether the visitor came over TLS. */
export function beginExchange(request: IncomingMessage, response: ServerResponse, secure: boolean): Exchange {
  const id = requestId(request.headers['x-request-id']);
  const extra = ['x-request-id', id];
  if (secure) extra.push(...strictTransport);
  return { request, response, id, extra };
}
