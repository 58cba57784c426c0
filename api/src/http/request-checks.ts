import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { framingFault } from '@northgate/contracts/request-framing.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';

/** Refuses, before a body is read, what programs in front might have read differently and what other sites send. */
export function addRequestChecks(instance: FastifyInstance, siteUrl: string): void {
  const { server } = instance;
  // Node would cut what is above a number, the length of the body included; they are counted in `framingFault`.
  server.maxHeadersCount = 0;
  // Without these, Node asks for the body, or answers, before anybody has looked at the request.
  for (const event of ['checkContinue', 'checkExpectation'])
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      server.emit('request', request, response);
    });
  const refused = new WeakSet<Socket>();
  instance.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    // What else came over a connection that ends with a refusal is no request.
    if (refused.has(socket)) return void reply.hijack();
    const fault = framingFault(request.raw);
    if (fault || isCrossSite(request, siteUrl)) {
      refused.add(socket);
      void reply.header('connection', 'close');
      throw new AppError(fault ?? 'cross-site');
    }
    if (request.headers.expect) reply.raw.writeContinue();
  });
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site made a browser send this. Browsers say so in `Sec-Fetch-Site`; those that do not name
 * the page's origin, which must be the host the visitor asked for, or the site's public one. Programs name neither.
 */
function isCrossSite({ method, headers, host }: FastifyRequest, siteUrl: string): boolean {
  if (reading.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host: from } = new URL(origin);
  // Read as the origin is, so that a default port counts as none.
  const asked = `${protocol}//${host}`;
  return from !== new URL(siteUrl).host && (!URL.canParse(asked) || from !== new URL(asked).host);
}
