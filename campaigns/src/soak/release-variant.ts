import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeFiles } from '@northgate/build/release/describe-files.js';
import { listFiles } from '@northgate/build/release/list-files.js';
import { encodings } from '@northgate/composition/files/compress.js';
import { compressFiles } from '@northgate/composition/publish/make-release.js';
import type { BuiltRelease } from '@northgate/composition/publish/build-release.js';

/** What is wrong with a variant: its server or browser build throws, or a file is not what `release.json` says. */
export type Fault = 'throws' | 'throws in browsers' | 'spoilt';

const compressedForm = new RegExp(`(${Object.values(encodings).join('|').replaceAll('.', '\\.')})$`);

/** A release like another one under a version of its own, as if the app had been changed and built. Remove its folder after use. */
export async function releaseVariant(
  { folder, release }: Pick<BuiltRelease, 'folder' | 'release'>,
  fault?: Fault,
): Promise<Pick<BuiltRelease, 'folder' | 'release'>> {
  const version = randomBytes(6).toString('hex');
  const copy = await mkdtemp(join(tmpdir(), 'northgate-variant-'));
  await cp(folder, copy, { recursive: true });
  for (const file of await listFiles(copy)) {
    const path = join(copy, file);
    if (compressedForm.test(file) || file === 'release.json') await rm(path);
    else if (/\.(js|map)$/.test(file))
      await writeFile(path, (await readFile(path, 'utf8')).replaceAll(release.version, version));
  }
  if (fault === 'throws') await throwAtOnce(join(copy, release.entry.server));
  if (fault === 'throws in browsers') await throwAtOnce(join(copy, release.entry.browser));
  const next = { ...release, version, files: await describeFiles(copy) };
  await compressFiles(copy, next.files);
  await writeFile(join(copy, 'release.json'), JSON.stringify(next));
  if (fault === 'spoilt') await writeFile(join(copy, release.entry.browser), 'half a fi');
  return { folder: copy, release: next };
}

const throwAtOnce = async (script: string): Promise<void> =>
  writeFile(script, `throw new Error('broken on purpose');\n${await readFile(script, 'utf8')}`);
