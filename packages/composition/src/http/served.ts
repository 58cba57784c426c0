import type { ContentEncoding } from '../files/compress.js';
import { encodings } from '../files/compress.js';

/** A file in one encoding, as it goes over the wire. Its headers are made once, as Node takes them: name, value, name, … */
export interface EncodedFile {
  body: Buffer;
  etag: string;
  modified: string;
  /** Headers of the whole answer, the length last. */
  whole: string[];
  /** Headers of "not modified". */
  unchanged: string[];
}

/** A file in memory with its compressed copies. */
export interface Served {
  status: number;
  encoded: Partial<Record<ContentEncoding, EncodedFile>> & { identity: EncodedFile };
}

/** What is known of a file before its encodings. */
export interface FileHead {
  status: number;
  type: string;
  etag: string;
  modified: Date;
  cache: string;
  /** Headers that keep the visitor safe, by name. */
  security: Record<string, string>;
}

/** Makes a file ready to send in every encoding there is: `bodies` holds the plain one and the compressed ones. */
export function served(
  head: FileHead,
  bodies: Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer },
): Served {
  const encoded: Served['encoded'] = { identity: encodedFile(head, bodies.identity) };
  for (const encoding of Object.keys(encodings) as ContentEncoding[]) {
    const body = bodies[encoding];
    if (body) encoded[encoding] = encodedFile(head, body, encoding);
  }
  return { status: head.status, encoded };
}

function encodedFile(head: FileHead, body: Buffer, encoding?: ContentEncoding): EncodedFile {
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

/** Headers of a document that not all visitors see: no cache on the way may give it to another one; `X-Accel-Expires` is nginx's. */
const ofOneVisitor = { vary: 'accept-encoding, cookie', 'x-accel-expires': '0' };

const documentsOfOneVisitor = new WeakMap<Served, Served>();

/** The same document with headers that keep it to the visitor who asked. Made once for each document. */
export function forOneVisitor(document: Served): Served {
  const known = documentsOfOneVisitor.get(document);
  if (known) return known;
  const made = { ...document, encoded: { ...document.encoded } };
  for (const [encoding, file] of Object.entries(document.encoded))
    made.encoded[encoding as ContentEncoding] = {
      ...file,
      whole: keptToOne(file.whole),
      unchanged: keptToOne(file.unchanged),
    };
  documentsOfOneVisitor.set(document, made);
  return made;
}

/** Adds to a list of headers at its beginning, since the length of the body comes last. */
function keptToOne(headers: string[]): string[] {
  const own = headers.flatMap((name, at) => {
    if (at % 2 || name === 'vary') return [];
    const value = headers[at + 1] ?? '';
    return [name, name === 'cache-control' ? `${value}, private` : value];
  });
  return [...Object.entries(ofOneVisitor).flat(), ...own];
}
