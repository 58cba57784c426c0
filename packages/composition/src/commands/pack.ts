import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '../operator-error.js';
import { root } from '../root.js';
import { sayDone } from './say.js';

/** What an app in a repository of its own is made with. */
const packed = ['api-client', 'build', 'cli', 'contracts', 'site', 'ui'];

/** `npm run pack`: packs what apps of other repositories are made with, as npm installs it. */
export function pack(folder: string): void {
  const target = resolve(root, folder);
  mkdirSync(target, { recursive: true });
  const workspaces = packed.flatMap((name) => ['-w', `packages/${name}`]);
  const command = ['pack', ...workspaces, '--pack-destination', target, '--loglevel', 'error'];
  const { status } = spawnSync('npm', command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new OperatorError('The packages cannot be packed.');
  sayDone(`${packed.length} packages are in ${target}.`);
}
