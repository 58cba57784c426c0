import { createHash } from 'node:crypto';
import { link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderedPage } from '@northgate/contracts/revision.js';
import { compress, encodings } from '../publish/compress.js';

const endings = ['', ...Object.values(encodings)];

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
  const forms = await compress(content);
  await writeFile(target, content);
  await writeFile(target + encodings.br, forms.br);
  await writeFile(target + encodings.gzip, forms.gzip);
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { bytes: content.length, etag };
}

/** Puts a page of an older revision into a new one without copying it. */
export async function reusePage(from: string, to: string, page: RenderedPage): Promise<void> {
  await mkdir(dirname(join(to, page.file)), { recursive: true });
  for (const ending of endings) await link(join(from, page.file + ending), join(to, page.file + ending));
  if (!page.picture) return;
  await mkdir(dirname(join(to, page.picture)), { recursive: true });
  await link(join(from, page.picture), join(to, page.picture));
}
