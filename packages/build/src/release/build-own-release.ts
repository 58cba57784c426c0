import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appName, release, type AppName, type Release } from '@northgate/contracts/release.js';
import { buildApp } from '../build-app.js';
import type { BuildMode } from '../webpack-config.js';
import { assembleRelease } from './assemble-release.js';
import { sourceDigest } from './source-digest.js';

/** Where the release of an app with a repository of its own is made, in its folder. */
export const ownReleaseFolder = (folder: string): string => join(folder, 'dist/release');

/**
 * Builds the app of a repository of its own and makes a release folder of it; one that was made from the same source stays.
 * Throws `BuildError` with the compiler's messages.
 */
export async function buildOwnRelease(folder: string, mode: BuildMode = 'production'): Promise<Release> {
  const target = ownReleaseFolder(folder);
  const source = await sourceDigest(folder, '.', mode);
  const made = await readRelease(target);
  if (made?.source === source && made.mode === mode) return made;
  const [browser, server, console] = ['browser', 'server', 'console'].map((side) =>
    join(folder, 'dist', side),
  ) as [string, string, string];
  const output = { browser, server, console };
  const layout = { app: await nameOf(folder), folder, output };
  await buildApp(layout, mode);
  return assembleRelease({ layout, mode, source, target });
}

const readRelease = (folder: string): Promise<Release | null> =>
  readFile(join(folder, 'release.json'), 'utf8').then(
    (text) => release.safeParse(JSON.parse(text)).data ?? null,
    () => null,
  );

async function nameOf(folder: string): Promise<AppName> {
  const { name } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string };
  return appName.parse(name);
}
