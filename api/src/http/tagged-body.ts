import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bodies below this are not worth compressing, in characters. */
const smallest = 1400;

const compress = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string) => gzipSync(body),
};

export type Encoding = keyof typeof compress;

/** A finished JSON answer with its strong tag; compressed copies are cached on first use. */
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

export const isWorthCompressing = ({ body }: TaggedBody): boolean => body.length >= smallest;

export const compressed = (answer: TaggedBody, encoding: Encoding): Buffer =>
  (answer.forms[encoding] ??= compress[encoding](answer.body));
