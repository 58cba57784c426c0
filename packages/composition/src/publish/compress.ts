import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Endings of precompressed files beside the plain ones, best first. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

const textual = /\.(html|js|css|json|svg|xml|txt)$/;

/** True for files that are worth compressing. */
export const isTextual = (file: string): boolean => textual.test(file);

/** The brotli (quality 11) and gzip (level 9) forms of a text. */
export async function compress(content: Buffer): Promise<Record<keyof typeof encodings, Buffer>> {
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
