import { pipeline } from 'node:stream/promises';
import { candidateHeader } from '@northgate/contracts/candidate.js';
import type { Brand } from '@northgate/site/brand.js';
import type { Logger } from 'pino';
import { Pool, type Dispatcher } from 'undici';
import { answerApiAway } from './answer-api-away.js';
import { endToEndHeaders } from './end-to-end-headers.js';
import type { Exchange } from '../pages/exchange.js';
import { readBody } from './read-body.js';
import { refuseRequest } from '../pages/refuse-request.js';
import { forwardedHeaders, type TrustedProxies } from './trusted-proxies.js';

/** The api has this long to begin an answer, and to go on with it, in milliseconds; the assistant may think for 25 s. */
const apiTimeout = 60_000;

/** Largest body that is handed on, in bytes. The api has tighter limits of its own. */
const bodyLimit = 1024 * 1024;

/** Idle connections to the api are closed by this side, well before the api would, in milliseconds. */
const idleTimeout = 10_000;

/** Written by this side for the api: framing, ids, where a request came from, and the headers of traces. */
const writtenHere = new Set([
  ...['content-length', 'x-request-id', 'traceparent', 'tracestate', 'baggage', candidateHeader],
  ...forwardedHeaders,
]);
const answeredHere = new Set(['x-request-id', 'strict-transport-security']);

interface ApiProxyOptions {
  origin: string;
  proxies: TrustedProxies;
  /** Names other ways to reach people where a form cannot be taken. */
  brand: Brand;
  log: Logger;
  /** Told of an answer that came with the id of another request. */
  onMismatch: () => void;
}

/** An answer that belongs to another request; nobody may see it. */
class MismatchError extends Error {}

/**
 * Asks the api on behalf of visitors over connections that stay open. Nothing of a visitor's framing is handed on: a
 * body is read to its end first, and the client writes requests of its own.
 */
export class ApiProxy {
  private pool: Pool;

  constructor(private readonly options: ApiProxyOptions) {
    this.pool = this.connections();
  }

  hand(exchange: Exchange): void {
    this.pass(exchange).catch((error: unknown) => this.fail(exchange, error, undefined));
  }

  /** Answers for the api where somebody in front has not reached it already. */
  async sayAway(exchange: Exchange): Promise<void> {
    const body = await readBody(exchange.request, bodyLimit).catch(() => undefined);
    answerApiAway(exchange, body, this.options.brand);
  }

  close(): void {
    void this.pool.destroy();
  }

  private connections(): Pool {
    return new Pool(this.options.origin, {
      headersTimeout: apiTimeout,
      bodyTimeout: apiTimeout,
      keepAliveTimeout: idleTimeout,
      keepAliveMaxTimeout: idleTimeout,
      // One request at a time on each connection.
      pipelining: 1,
    });
  }

  private async pass(exchange: Exchange): Promise<void> {
    const { request, response, extra } = exchange;
    if (request.headers.expect) response.writeContinue();
    const body = await readBody(request, bodyLimit);
    if (body === null) return refuseRequest(exchange, 'too-large');
    try {
      const answer = await this.ask(exchange, body);
      const headers = endToEndHeaders(answer.headers as unknown as string[], answeredHere);
      response.writeHead(answer.statusCode, [...headers, ...extra]);
      await pipeline(answer.body, response);
    } catch (error) {
      this.fail(exchange, error, body);
    }
  }

  private async ask(exchange: Exchange, body: Buffer | undefined): Promise<Dispatcher.ResponseData> {
    const { request, response, id } = exchange;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const { pool } = this;
    const answer = await pool.request({
      method: request.method as Dispatcher.HttpMethod,
      path: request.url ?? '/',
      headers: [
        ...endToEndHeaders(request.rawHeaders, writtenHere),
        ...this.options.proxies.forwarded(request),
        ...['x-request-id', id],
        ...(exchange.candidate ? [candidateHeader, '1'] : []),
      ],
      body: body?.length ? body : null,
      signal: gone.signal,
      responseHeaders: 'raw',
    });
    const answered = idOf(answer.headers as unknown as string[]);
    if (answered === id) return answer;
    answer.body.on('error', () => {});
    gone.abort();
    // After a wrong answer new connections are used; requests that are under way may finish.
    if (pool === this.pool) this.pool = this.connections();
    if (!pool.closed) void pool.close();
    this.options.onMismatch();
    throw new MismatchError(`an answer to ${answered ?? 'no request'} was dropped`);
  }

  private fail(exchange: Exchange, error: unknown, body: Buffer | undefined): void {
    const { response, id } = exchange;
    if (response.headersSent || response.destroyed) return void response.destroy();
    const reason = { requestId: id, error: error instanceof Error ? error.message : String(error) };
    if (error instanceof MismatchError) this.options.log.error(reason, 'the api answered another request');
    else this.options.log.warn(reason, 'the api did not answer');
    answerApiAway(exchange, body, this.options.brand);
  }
}

const idOf = (raw: string[]): string | undefined =>
  raw.find((_, at) => at % 2 === 1 && raw[at - 1]!.toLowerCase() === 'x-request-id');
