import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const policy = "default-src 'none'; frame-ancestors 'none'";

/** The page people read the api's description with runs scripts of its own and styles in its markup. */
const docsPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const isDocs = (url: string): boolean => /^\/api\/docs(?:[/?]|$)/.test(url);

const securityHeaders = {
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What every answer carries, whatever becomes of the request. */
export const addStandardHeaders = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.headers({
    ...securityHeaders,
    'content-security-policy': isDocs(request.url) ? docsPolicy : policy,
    'x-request-id': request.id,
  });
};

/** Probes ask every few seconds and would bury everything else. */
const unlogged = new Set(['/healthz', '/readyz', '/metrics']);

/** On every answer: the request id, security headers, and one line in the log without bodies or addresses. */
export function addRequestHooks(instance: FastifyInstance): void {
  const logger = new Logger('Http');
  instance.addHook('onRequest', async (request, reply) => {
    addStandardHeaders(request, reply);
  });
  instance.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!.slice(0, 200);
    if (unlogged.has(path)) return;
    logger.log('request', {
      requestId: request.id,
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** The id a proxy gave the request when it is short and printable, else a fresh one. */
export function requestId(request: { headers: IncomingHttpHeaders }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}
