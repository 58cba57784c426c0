import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { framingFault } from '@northgate/contracts/request-framing.js';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.js';
import { isCrossSite } from './is-cross-site.js';

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
