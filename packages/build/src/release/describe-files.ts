import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@northgate/contracts/release.js';
import { listFiles } from './list-files.js';

/** The SHA-384 of a file's content in base64, as a browser compares it. */
export const sha384 = (content: Buffer): string => createHash('sha384').update(content).digest('base64');

/** Size and hash of every file of a release folder. */
export async function describeFiles(folder: string): Promise<Release['files']> {
  const files: Release['files'] = {};
  for (const file of await listFiles(folder)) {
    const content = await readFile(join(folder, file));
    files[file] = { bytes: content.length, sha384: sha384(content) };
  }
  return files;
}
