import { readFile } from 'node:fs/promises';
import { encodings, type ContentEncoding } from '../publish/compress.js';

/** A file with the compressed forms that lie beside it. Rejects when the file itself cannot be read. */
export async function readForms(
  file: string,
): Promise<Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer }> {
  const [identity, ...rest] = await Promise.all([
    readFile(file),
    ...Object.entries(encodings).map(async ([encoding, ending]) => [
      encoding,
      await readFile(file + ending).catch(() => undefined),
    ]),
  ]);
  return { identity, ...Object.fromEntries(rest as [ContentEncoding, Buffer | undefined][]) };
}
