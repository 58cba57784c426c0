import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.js';

/** The Node of the container images, by the major version their Dockerfile names. */
const major = (): string => {
  const dockerfile = readFileSync(join(root, 'packages/composition/container/Dockerfile'), 'utf8');
  return /^FROM node:(\d+)/m.exec(dockerfile)?.[1] ?? '';
};

const binary = (): string =>
  join(root, '.cache', `node-${major()}`, 'node_modules', packageName, 'bin', 'node');

/** The registry has each platform's binary as a package of its own, which runs no script. */
const packageName = `node-${process.platform}-${process.arch}`;

/** The binary of the images' Node when it is on this machine, null otherwise. */
export const findImageNode = (): string | null => (existsSync(binary()) ? binary() : null);

/** The binary of the images' Node, fetched from the npm registry into `.cache` when it is not there yet. */
export function imageNode(): string {
  const folder = join(root, '.cache', `node-${major()}`);
  if (findImageNode()) return binary();
  mkdirSync(folder, { recursive: true });
  const wanted = `${packageName}@${major()}`;
  const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--prefix', folder, wanted];
  spawnSync('npm', [...args, '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
  if (!findImageNode()) throw new Error(`Node ${major()} could not be fetched as ${wanted}.`);
  return binary();
}
