import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { encodings, writeForms } from '../publish/compress.js';
import { picturePath } from './social-picture.js';

/** File of a page below its revision's folder: `/` is `index.html`, `/blog` is `blog/index.html`. */
export const pageFile = (path: string): string =>
  `${path.replace(/^\//, '').replaceAll(':', '_')}/index.html`.replace(/^\//, '');

/** Writes a text with its compressed forms and returns its size in bytes and its ETag. */
export async function writeText(
  folder: string,
  file: string,
  text: string,
): Promise<{ bytes: number; etag: string }> {
  const content = Buffer.from(text);
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  await writeForms(target, content);
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { bytes: content.length, etag };
}

/** Writes the picture of the page at a path and returns its file. */
export async function writePicture(folder: string, path: string, picture: Buffer): Promise<string> {
  const file = picturePath(canonicalPath(path)).slice(1);
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), picture);
  return file;
}

/** Puts a file and its compressed forms in a second place without copying them. */
export async function linkForms(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  for (const ending of ['', ...Object.values(encodings)])
    if (existsSync(from + ending)) await link(from + ending, to + ending);
}

/** Puts a page of an older revision, with its picture, into a new one without copying it. */
export async function reusePage(from: string, to: string, page: RenderedPage): Promise<void> {
  await linkForms(join(from, page.file), join(to, page.file));
  if (page.picture) await linkForms(join(from, page.picture), join(to, page.picture));
}
