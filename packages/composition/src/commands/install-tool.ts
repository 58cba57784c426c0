import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './say.js';
import { root } from '../root.js';

/** What one command needs and no other: a folder of `tools/` with a lockfile of its own. */
export type Tool = 'lighthouse' | 'postgres' | 'typedoc';

/** Installs packages as the lockfile of a folder names them. Throws when they cannot be had. */
function installFrom(folder: string): void {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
}

/** Installs a tool unless it is there as its lockfile names it, and returns the folder of its packages. */
export function installTool(
  tool: Tool,
  { tools = join(root, 'tools'), install = installFrom, tell = say } = {},
): string {
  const folder = join(tools, tool);
  const stamp = join(folder, 'node_modules/.northgate-install');
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
    tell(`Installing what only this command needs: tools/${tool}`);
    install(folder);
    writeFileSync(stamp, digest);
  }
  return join(folder, 'node_modules');
}
