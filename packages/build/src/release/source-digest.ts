import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.js';

/** What every app is built from besides its own folder. */
const common = [
  'packages/api-client/src',
  'packages/contracts/src',
  'packages/site/src',
  'packages/ui/src',
  'packages/ui/assets',
  'packages/build/src',
];

/** Settings of the compiler that all apps are built with. */
const settings = ['packages/build/tsconfig.apps.json', 'packages/build/tsconfig.web.json'];

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * SHA-256 over everything an app is built from; the same digest means the same build. The app is named by its folder below the
 * root, `.` where the repository is its own.
 */
export async function sourceDigest(root: string, app: string, mode: string): Promise<string> {
  const hash = createHash('sha256').update(`${mode}\n`);
  const folders = [`${app}/src`, `${app}/public`, ...common].filter((folder) =>
    existsSync(join(root, folder)),
  );
  for (const folder of folders) {
    for (const file of await listFiles(join(root, folder))) {
      if (isTest(file)) continue;
      hash.update(`${folder}/${file}\n`).update(await readFile(join(root, folder, file)));
    }
  }
  for (const file of ['package-lock.json', ...settings, `${app}/package.json`, `${app}/webpack.config.mjs`])
    hash.update(await readFile(join(root, file)).catch(() => ''));
  return hash.digest('hex');
}
