import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleRelease, type AssembleOptions } from '@northgate/build/release/assemble-release.js';
import type { Release } from '@northgate/contracts/release.js';
import { isTextual, writeCompressed } from '../files/compress.js';

/** Makes a release folder of a finished build, with compressed copies beside the texts that browsers get. */
export async function makeRelease(options: AssembleOptions): Promise<Release> {
  const release = await assembleRelease(options);
  await compressFiles(options.target, release.files);
  return release;
}

/** Puts compressed copies beside those files of a release folder that browsers get as text. */
export async function compressFiles(folder: string, files: Release['files']): Promise<void> {
  for (const file of Object.keys(files).filter((one) => !one.startsWith('server/') && isTextual(one)))
    await writeCompressed(join(folder, file), await readFile(join(folder, file)));
}
