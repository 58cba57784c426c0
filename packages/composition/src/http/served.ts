import type { ContentEncoding } from '../files/compress.js';
import { encodings } from '../files/compress.js';

/** One form of a file as it goes over the wire. Its headers are made once, as Node takes them: name, value, name, … */
export interface Form {
  body: Buffer;
  etag: string;
  modified: string;
  /** Headers of the whole answer, the length last. */
  whole: string[];
  /** Headers of "not modified". */
  unchanged: string[];
}

/** A file in memory with its compressed forms. */
export interface Served {
  status: number;
  forms: Partial<Record<ContentEncoding, Form>> & { identity: Form };
}

/** What is known of a file before its forms. */
export interface FileHead {
  status: number;
  type: string;
  etag: string;
  modified: Date;
  cache: string;
  /** Headers that keep the visitor safe, by name. */
  security: Record<string, string>;
}

/** Makes the forms of a file ready to send. `bodies` holds the plain form and the compressed ones there are. */
export function served(
  head: FileHead,
  bodies: Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer },
): Served {
  const forms: Served['forms'] = { identity: form(head, bodies.identity) };
  for (const encoding of Object.keys(encodings) as ContentEncoding[]) {
    const body = bodies[encoding];
    if (body) forms[encoding] = form(head, body, encoding);
  }
  return { status: head.status, forms };
}

function form(head: FileHead, body: Buffer, encoding?: ContentEncoding): Form {
  const etag = `"${head.etag}${encoding ? `-${encoding}` : ''}"`;
  const modified = head.modified.toUTCString();
  const unchanged = [
    ...Object.entries({
      ...head.security,
      etag,
      'last-modified': modified,
      'cache-control': head.cache,
      vary: 'accept-encoding',
    }).flat(),
  ];
  const whole = [
    ...unchanged,
    ...['content-type', head.type],
    // A page is small, and its first bytes are what a visitor waits for.
    ...(head.type.startsWith('text/html') ? [] : ['accept-ranges', 'bytes']),
    ...(encoding ? ['content-encoding', encoding] : []),
    ...['content-length', String(body.length)],
  ];
  return { body, etag, modified, whole, unchanged };
}
