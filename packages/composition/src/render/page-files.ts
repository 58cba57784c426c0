import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { canonicalPath } from '@northgate/site/paths.js';
import { contentHash } from '../files/content-hash.js';
import { writeCompressed } from '../files/compress.js';
import { picturePath } from './social-picture.js';

/** File of a page below its revision's folder: `/` is `index.html`, `/blog` is `blog/index.html`. */
export const pageFile = (path: string): string =>
  `${path.replace(/^\//, '').replaceAll(':', '_')}/index.html`.replace(/^\//, '');

/** File of a page's `PageJson`, beside the page. */
export const pageJsonFile = (file: string): string => file.replace(/index\.html$/, 'page.json');

/** Writes a text with its compressed copies and returns its size in bytes and its ETag. */
export async function writeText(
  folder: string,
  file: string,
  text: string,
): Promise<{ bytes: number; etag: string }> {
  const content = Buffer.from(text);
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  await writeCompressed(target, content);
  return { bytes: content.length, etag: contentHash(content) };
}

/** Writes the picture of the page at a path and returns its file. */
export async function writePicture(folder: string, path: string, picture: Buffer): Promise<string> {
  const file = picturePath(canonicalPath(path)).slice(1);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), picture);
  return file;
}
