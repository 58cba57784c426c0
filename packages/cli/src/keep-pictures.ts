import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Refused } from '@northgate/contracts/sent-release.js';

/** Writes the pictures of a refusal into a folder and answers their files; what lay there is gone. */
export async function keepPictures({ pictures, looks }: Refused, folder: string): Promise<string[]> {
  const files: [name: string, base64: string][] = [
    ...pictures.map(({ path, jpeg }, index): [string, string] => [`${index + 1}${named(path)}.jpg`, jpeg]),
    ...looks.flatMap((look, index) =>
      (['live', 'candidate', 'difference'] as const).map((kind): [string, string] => [
        `look-${index + 1}${named(look.path)}-${kind}.png`,
        look[kind],
      ]),
    ),
  ].filter(([, base64]) => base64);
  if (!files.length) return [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, base64] of files) await writeFile(join(folder, name), Buffer.from(base64, 'base64'));
  return files.map(([name]) => join(folder, name));
}

const named = (path: string): string => path.replace(/[^\w]+/g, '-').replace(/-$/, '');
