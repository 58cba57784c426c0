import { Agent } from 'node:http';
import httpProxy from 'http-proxy-3';
import type { Brand } from '@northgate/site/brand.js';
import type { Logger } from 'pino';
import { answerProblem } from './answer.js';
import { answerApiAway } from './answer-api-away.js';
import type { Exchange } from './exchange.js';
import { FormCopy } from './form-copy.js';

/** The api has this long to answer, in milliseconds; the assistant may think for 25 s. */
const apiTimeout = 60_000;

/** Largest body that is handed on, in bytes. The api has tighter limits of its own. */
const bodyLimit = 1024 * 1024;

/** Idle connections to the api are closed by this side, well before the api would, in milliseconds. */
const idleTimeout = 10_000;

/** Hands requests on to the api over connections that stay open. */
export class ApiProxy {
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64, timeout: idleTimeout });
  private readonly proxy;

  constructor(
    origin: string,
    private readonly log: Logger,
    private readonly brand: Brand,
  ) {
    this.proxy = httpProxy.createProxyServer({
      target: origin,
      agent: this.agent,
      proxyTimeout: apiTimeout,
      timeout: apiTimeout,
      xfwd: true,
    });
    // An answer that breaks off must not look like a whole one, and nobody should wait for the rest.
    this.proxy.on('proxyRes', (incoming, _, response) => incoming.on('error', () => response.destroy()));
  }

  hand(exchange: Exchange): void {
    const { request, response, id, extra } = exchange;
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return refuseBody(exchange);
    const form = FormCopy.of(request);
    request.headers['x-request-id'] = id;
    for (let at = 0; at < extra.length; at += 2) response.setHeader(extra[at]!, extra[at + 1]!);
    this.proxy.web(request, response, {}, (error) => {
      if (response.headersSent) return response.destroy();
      this.log.warn({ requestId: id, error: error.message }, 'the api did not answer');
      void answerApiAway(exchange, form, this.brand);
    });
    let received = 0;
    request.on('data', (part: Buffer) => {
      received += part.length;
      if (received > bodyLimit && !response.headersSent) refuseBody(exchange);
    });
  }

  close(): void {
    this.proxy.close();
    this.agent.destroy();
  }
}

/** Says so and ends the connection, for the rest of the body is not wanted. */
function refuseBody(exchange: Exchange): void {
  const { request, response } = exchange;
  response.shouldKeepAlive = false;
  response.once('finish', () => request.destroy());
  answerProblem(exchange, 413, 'too-large', 'The request is too large.');
}
