import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '@northgate/contracts/revision.js';
import { encodings, writeForms } from '../publish/compress.js';

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

/** Puts a file and its compressed forms in a second place without copying them. */
export async function linkForms(from: string, to: string): Promise<void> {
  for (const ending of ['', ...Object.values(encodings)])
    if (existsSync(from + ending)) await link(from + ending, to + ending);
}

/** Puts a page of an older revision into a new one without copying it. */
export async function reusePage(from: string, to: string, page: RenderedPage): Promise<void> {
  await mkdir(dirname(join(to, page.file)), { recursive: true });
  await linkForms(join(from, page.file), join(to, page.file));
  if (!page.picture) return;
  await mkdir(dirname(join(to, page.picture)), { recursive: true });
  await link(join(from, page.picture), join(to, page.picture));
}
