import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.js';
import { installTool } from './install-tool.js';

/** Runs a tool's program at the root of the repository, installed before when it is not there. */
export function runTool(tool: 'typedoc', args: string[]): void {
  const program = join(installTool(tool), tool, 'bin', tool);
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
