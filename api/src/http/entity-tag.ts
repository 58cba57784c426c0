import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A finished JSON answer with its strong tag. */
export interface TaggedBody {
  body: string;
  etag: string;
}

/** Serialises a value once, so that every request for it costs a look-up. */
export function tagged(value: unknown): TaggedBody {
  const body = JSON.stringify(value);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** Whether an `If-None-Match` header names the tag; lists, `*` and weak tags count, as RFC 9110 has it. */
export function names(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
}

/** Answers 304 when the caller has this version, else the body; caches keep it but ask each time. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, etag }: TaggedBody): void {
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (names(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(body);
}
