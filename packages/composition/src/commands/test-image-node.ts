import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { imageNode } from './image-node.js';
import { root } from '../root.js';

/** What runs in the images and depends on the version of Node: compression, streams, sockets and files. */
const folders = ['publish', 'store', 'serve', 'render', 'release', 'container'];

/** `npm run test:image-node`: the tests of publishing, store and serving by the Node of the container images. */
export function testImageNode(): void {
  const node = imageNode();
  console.log(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim());
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const only = [
    '--selectProjects',
    'packages/composition',
    '--testPathPatterns',
    `src/(${folders.join('|')})/`,
  ];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  process.exitCode = spawnSync(node, [jest, ...only], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}
