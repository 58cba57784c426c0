import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Choice } from './running-share.js';
import { strictTransport } from '../http/security-headers.js';
import { forOneVisitor, type Served } from '../http/served.js';

/** One request with its answer, and the headers that belong to this exchange alone. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
  extra: string[];
  /** True when the visitor looks at a candidate, where nothing is stored. */
  candidate?: boolean;
  /** What it is answered from. */
  choice: Choice;
}

/** The id a proxy gave the request when it is short and printable, else one that nobody can guess. */
const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomBytes(8).toString('hex');

interface Begun {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the visitor came over TLS. */
  secure: boolean;
  choice: Choice;
}

/** Begins an exchange. */
export function beginExchange({ request, response, secure, choice }: Begun): Exchange {
  const id = requestId(request.headers['x-request-id']);
  const extra = ['x-request-id', id];
  if (secure) extra.push(...strictTransport);
  return { request, response, id, extra, choice };
}

/** A document as the visitor of an exchange gets it: during a share it is for them alone. */
export function documentFor({ choice: { side, cookie }, extra }: Exchange, document: Served): Served {
  if (cookie) extra.push('set-cookie', cookie);
  return side ? forOneVisitor(document) : document;
}
