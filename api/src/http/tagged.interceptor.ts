import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { map, type Observable } from 'rxjs';
import { compressed, isWorthCompressing, type Encoding, type TaggedBody } from './tagged-body.js';

/** Sends the tagged body a handler returns: 304 to a caller that has it, compressed where it may be; caches ask each time. */
@Injectable()
export class TaggedInterceptor implements NestInterceptor<TaggedBody, string | Buffer | undefined> {
  intercept(
    context: ExecutionContext,
    next: CallHandler<TaggedBody>,
  ): Observable<string | Buffer | undefined> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    return next.handle().pipe(map((answer) => send(request, reply, answer)));
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: TaggedBody): string | Buffer | undefined {
  const encoding = isWorthCompressing(answer) ? encodingFor(request) : undefined;
  const etag = encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag;
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  // Programs that ask by `fetch` say `Cache-Control: no-cache` beside every tag they name.
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return void reply.status(304);
  void reply.type('application/json; charset=utf-8');
  if (!encoding) return answer.body;
  void reply.header('content-encoding', encoding);
  return compressed(answer, encoding);
}

/** The densest of the encodings the caller accepts. */
function encodingFor(request: FastifyRequest): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
