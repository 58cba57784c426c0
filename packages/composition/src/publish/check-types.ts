import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteComponents } from '@northgate/contracts/components.js';
import type { AppName } from '@northgate/contracts/release.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import { OperatorError } from '../operator-error.js';
import { listFiles } from '@northgate/build/release/list-files.js';

const run = promisify(execFile);

/** How many of the compiler's complaints are shown. */
const shown = 10;

/**
 * Has the compiler check apps with every app that shows their components, and what they expose against its contracts. What
 * it found out stays in the cache folder, so that the next time takes seconds. Answers which apps were checked; throws
 * `OperatorError` with what does not fit.
 */
export async function checkTypes(root: string, released: AppName[]): Promise<AppName[]> {
  const apps = [...new Set([...released, ...(await appsThatShow(root, released))])];
  const exposes = Object.keys(remoteComponents).some((name) =>
    released.some((app) => name.startsWith(`${app}/`)),
  );
  const folder = join(root, '.cache', 'types', [...released].sort().join('+'));
  await mkdir(folder, { recursive: true });
  const config = {
    extends: join(root, 'tsconfig.web.json'),
    compilerOptions: {
      types: ['node'],
      incremental: true,
      tsBuildInfoFile: join(folder, 'checked.tsbuildinfo'),
    },
    include: [
      ...apps.map((name) => join(root, name, 'src')),
      join(root, 'packages/ui/src/environment.d.ts'),
      ...(exposes ? [join(root, 'e2e/contracts.ts')] : []),
    ],
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'].map((pattern) => join(root, pattern)),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', folder, '--pretty', 'false'];
  await run(process.execPath, args, { cwd: root, maxBuffer: 1e8 }).catch(
    (error: Error & { stdout?: string }) => {
      const complaints = (error.stdout || error.message)
        .split('\n')
        .filter((line) => line && !/^\s/.test(line));
      throw new OperatorError(
        `The types of ${apps.join(', ')} do not fit:\n  ${complaints.slice(0, shown).join('\n  ')}`,
      );
    },
  );
  return apps;
}

/** Apps whose sources name a component of these. */
async function appsThatShow(root: string, released: AppName[]): Promise<AppName[]> {
  const found: AppName[] = [];
  for (const other of checkoutApps(root)) {
    const folder = join(root, other, 'src');
    if (released.includes(other) || !existsSync(folder)) continue;
    const files = (await listFiles(folder)).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    if (released.some((app) => texts.some((text) => text.includes(`'${app}/`)))) found.push(other);
  }
  return found;
}
