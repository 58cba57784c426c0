import { readFile } from 'node:fs/promises';
import { encodings, type ContentEncoding } from './compress.js';
import { decompress, isReadable } from './decompress.js';

/** A file with the compressed forms that lie beside it. */
export type Forms = Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer };

/** What of a file can be used, and which of its files are damaged or missing. */
export interface GoodForms {
  /** Null when not one form is good. */
  forms: Forms | null;
  damaged: string[];
}

interface FileForms {
  identity: Buffer | null;
  encoded: [encoding: ContentEncoding, body: Buffer, text: Buffer | null][];
}

/**
 * Reads a file with its compressed forms and leaves out what is damaged: a plain file that is not what it was made as
 * comes out of a compressed form that is. `isGood` judges the plain content.
 */
export async function readGoodForms(file: string, isGood: (content: Buffer) => boolean): Promise<GoodForms> {
  const { identity, encoded } = await readForms(file);
  const whole = identity && isGood(identity) ? identity : null;
  const text = whole ?? encoded.find(([, , plain]) => plain && isGood(plain))?.[2] ?? null;
  const damaged = whole ? [] : [file];
  if (!text) return { forms: null, damaged };
  const forms: Forms = { identity: text };
  for (const [encoding, body, plain] of encoded)
    if (plain?.equals(text)) forms[encoding] = body;
    else damaged.push(file + encodings[encoding]);
  return { forms, damaged };
}

async function readForms(file: string): Promise<FileForms> {
  const entries = (Object.entries(encodings) as [ContentEncoding, string][]).filter(([encoding]) =>
    isReadable(encoding),
  );
  const [identity, ...bodies] = await Promise.all([
    readOrNull(file),
    ...entries.map(([, ending]) => readOrNull(file + ending)),
  ]);
  const encoded: FileForms['encoded'] = [];
  for (const [index, [encoding]] of entries.entries()) {
    const body = bodies[index];
    if (body) encoded.push([encoding, body, await decompress(encoding, body)]);
  }
  return { identity, encoded };
}

const readOrNull = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);
