import { readFile } from 'node:fs/promises';
import { encodings, type ContentEncoding } from './compress.js';
import { decompress, isReadable } from './decompress.js';

/** A file with the compressed copies that lie beside it. */
export type Copies = Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer };

/** What of a file can be used, and which of its files are damaged or missing. */
export interface GoodCopies {
  /** Null when not one copy is good. */
  copies: Copies | null;
  damaged: string[];
}

interface FileCopies {
  identity: Buffer | null;
  encoded: [encoding: ContentEncoding, body: Buffer, text: Buffer | null][];
}

/**
 * Reads a file with its compressed copies and leaves out what is damaged: a plain file that is not what it was made as
 * comes out of a compressed copy that is. `isGood` judges the plain content.
 */
export async function readGoodCopies(
  file: string,
  isGood: (content: Buffer) => boolean,
): Promise<GoodCopies> {
  const { identity, encoded } = await readCopies(file);
  const whole = identity && isGood(identity) ? identity : null;
  const text = whole ?? encoded.find(([, , plain]) => plain && isGood(plain))?.[2] ?? null;
  const damaged = whole ? [] : [file];
  if (!text) return { copies: null, damaged };
  const copies: Copies = { identity: text };
  for (const [encoding, body, plain] of encoded)
    if (plain?.equals(text)) copies[encoding] = body;
    else damaged.push(file + encodings[encoding]);
  return { copies, damaged };
}

async function readCopies(file: string): Promise<FileCopies> {
  const entries = (Object.entries(encodings) as [ContentEncoding, string][]).filter(([encoding]) =>
    isReadable(encoding),
  );
  const [identity, ...bodies] = await Promise.all([
    readOrNull(file),
    ...entries.map(([, ending]) => readOrNull(file + ending)),
  ]);
  const encoded: FileCopies['encoded'] = [];
  for (const [index, [encoding]] of entries.entries()) {
    const body = bodies[index];
    if (body) encoded.push([encoding, body, await decompress(encoding, body)]);
  }
  return { identity, encoded };
}

const readOrNull = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);
