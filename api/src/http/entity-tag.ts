import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bodies below this are not worth compressing, in characters. */
const smallest = 1400;

const compress = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string) => gzipSync(body),
};

type Encoding = keyof typeof compress;

/** A finished JSON answer with its strong tag; compressed forms are kept once somebody has asked for them. */
export interface TaggedBody {
  body: string;
  etag: string;
  forms: Partial<Record<Encoding, Buffer>>;
}

/** Serialises a value once, so that every request for it costs a look-up. */
export function tagged(value: unknown): TaggedBody {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`, forms: {} };
}

/** Whether an `If-None-Match` header names the tag; lists, `*` and weak tags count, as RFC 9110 has it. */
export function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}

function encodingFor(request: FastifyRequest, { body }: TaggedBody): Encoding | undefined {
  if (body.length < smallest) return undefined;
  const header = String(request.headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header),
  );
}

/** Answers 304 when the caller has this version, else the body; caches keep it but ask each time. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: TaggedBody): void {
  const encoding = encodingFor(request, answer);
  const etag = encoding ? answer.etag.replace(/"$/, `-${encoding}"`) : answer.etag;
  void reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (names(request.headers['if-none-match'], etag)) return void reply.status(304).send();
  void reply.type('application/json; charset=utf-8');
  if (!encoding) return void reply.send(answer.body);
  void reply.header('content-encoding', encoding);
  void reply.send((answer.forms[encoding] ??= compress[encoding](answer.body)));
}
