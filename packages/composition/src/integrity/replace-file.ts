import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { encodings, isTextual, writeCompressed } from '../files/compress.js';

/** Puts a content in the place of a file in one step, with fresh compressed copies where it is a text and had any. */
export async function replaceFile(
  file: string,
  content: Buffer,
  compressed = isTextual(file),
): Promise<void> {
  const half = `${file}.${process.pid}.half`;
  const { atime, mtime } = (await stat(file).catch(() => null)) ?? { atime: new Date(), mtime: new Date() };
  const endings = compressed ? ['', ...Object.values(encodings)] : [''];
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(half, content);
    await utimes(half, atime, mtime);
    if (compressed) await writeCompressed(half, content);
    for (const ending of endings)
      await rename(half + ending, file + ending).catch((error: NodeJS.ErrnoException) => {
        // A form that this Node cannot make.
        if (error.code !== 'ENOENT') throw error;
      });
  } finally {
    for (const ending of endings) await rm(half + ending, { force: true });
  }
}
