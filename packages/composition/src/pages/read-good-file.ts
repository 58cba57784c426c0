import { stat } from 'node:fs/promises';
import { readGoodCopies, type Copies } from '../files/read-good-copies.js';
import { encodings } from '../files/compress.js';

/** A file as it was made, with the compressed copies that are good, and its time. */
export interface GoodFile {
  copies: Copies;
  modified: Date;
}

/** Reads a file and leaves out what is damaged of it, which is told; null when nothing of it is good. */
export async function readGoodFile(
  file: string,
  isGood: (content: Buffer) => boolean,
  tell: (damaged: string) => void,
): Promise<GoodFile | null> {
  const { copies, damaged } = await readGoodCopies(file, isGood);
  damaged.forEach(tell);
  return copies && { copies, modified: await timeOf(file) };
}

/** All copies of a file have its time. */
async function timeOf(file: string): Promise<Date> {
  for (const ending of ['', ...Object.values(encodings)]) {
    const found = await stat(file + ending).catch(() => null);
    if (found) return found.mtime;
  }
  return new Date();
}
