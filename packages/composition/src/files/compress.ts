import { stat, utimes, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import pLimit from 'p-limit';
import { zstdFrame } from './zstd-frame.js';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Copies under way together in this process: each holds its window from the moment it is asked for. */
const limited = pLimit(4);

/** Endings of precompressed files beside the plain ones, best first. Zstandard is there when Node could make it. */
export const encodings = { br: '.br', zstd: '.zst', gzip: '.gz' } as const;

/** What a text may be encoded as on its way. */
export type ContentEncoding = keyof typeof encodings;

const textual = /\.(html|js|css|json|svg|xml|txt)$/;

/** True for files that are worth compressing. */
export const isTextual = (file: string): boolean => textual.test(file);

/** The compressed copies of a text: brotli at quality 11, gzip at level 9 and, where Node has it, zstd at level 19. */
export async function compress(content: Buffer): Promise<Partial<Record<ContentEncoding, Buffer>>> {
  const [br, gz, zst] = await Promise.all([
    limited(brotli, content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    limited(gzip, content, { level: 9 }),
    zstdFrame(content),
  ]);
  return { br, gzip: gz, ...(zst ? { zstd: zst } : {}) };
}

/** Writes the compressed copies of a file beside it, with its modification time, which is served as Last-Modified. */
export async function writeCompressed(file: string, content: Buffer): Promise<void> {
  const copies = Object.entries(await compress(content)) as [ContentEncoding, Buffer][];
  const { atime, mtime } = await stat(file);
  await Promise.all(
    copies.map(async ([encoding, body]) => {
      await writeFile(file + encodings[encoding], body);
      await utimes(file + encodings[encoding], atime, mtime);
    }),
  );
}
