import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { ContentEncoding } from './compress.js';

type Decompress = (content: Buffer) => Promise<Buffer>;

/** Node has zstd from 22.15 on. */
const { zstdDecompress } = zlib as unknown as {
  zstdDecompress?: (content: Buffer, done: (error: Error | null, result: Buffer) => void) => void;
};

const ways: Partial<Record<ContentEncoding, Decompress>> = {
  br: promisify<Buffer, Buffer>(zlib.brotliDecompress),
  gzip: promisify<Buffer, Buffer>(zlib.gunzip),
  ...(zstdDecompress ? { zstd: promisify<Buffer, Buffer>(zstdDecompress) } : {}),
};

/** Whether this Node can tell what a copy stands for; one that it cannot is not sent to anybody. */
export const isReadable = (encoding: ContentEncoding): boolean => encoding in ways;

/** The text of a compressed copy; null when the copy is damaged, or this Node does not know it. */
export async function decompress(encoding: ContentEncoding, content: Buffer): Promise<Buffer | null> {
  return (await ways[encoding]?.(content).catch(() => null)) ?? null;
}
