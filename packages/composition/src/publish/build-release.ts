import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appLayout } from '@northgate/build/app-layout.js';
import type { BuildMode } from '@northgate/build/webpack-config.js';
import { release, type AppName, type Release } from '@northgate/contracts/release.js';
import { buildInProcess } from './build-process.js';
import { sourceDigest } from '@northgate/build/release/source-digest.js';

/** A release in a folder, not yet in a store. */
export interface BuiltRelease {
  folder: string;
  release: Release;
  /** False when the same source had been built before. */
  fresh: boolean;
}

/** Where the build of a source lies once it was made. */
export const buildFolder = ({ root, app, mode, source }: BuildKey): string =>
  join(root, '.cache', 'builds', app, `${mode}-${source.slice(0, 16)}`);

interface BuildKey {
  root: string;
  app: AppName;
  mode: BuildMode;
  /** Digest of what it is built from. */
  source: string;
}

interface BuildOptions {
  root: string;
  mode: BuildMode;
  /** How long it may take, in milliseconds. */
  patience: number;
  /** Called when it is built, not found in the cache folder. */
  onBuild?: () => void;
}

/**
 * Builds one app, or finds the build of the same source in the cache folder. Throws `BuildError` and `DeadlineExceeded`.
 */
export async function buildRelease(
  app: AppName,
  { root, mode, patience, onBuild }: BuildOptions,
): Promise<BuiltRelease> {
  const source = await sourceDigest(root, app, mode);
  const folder = buildFolder({ root, app, mode, source });
  const known = join(folder, 'release.json');
  if (existsSync(known))
    return { folder, release: release.parse(JSON.parse(await readFile(known, 'utf8'))), fresh: false };
  onBuild?.();
  const layout = appLayout(root, app, join('dist', mode));
  const half = join(root, '.cache', 'half', `${app}-${process.pid}`);
  try {
    await buildInProcess({ layout, mode, source, target: half }, patience);
    await mkdir(dirname(folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return { folder, release: release.parse(JSON.parse(await readFile(known, 'utf8'))), fresh: true };
}
