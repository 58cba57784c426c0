import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkoutApps } from '../apps/checkout-apps.js';
import { releaseOnSave } from '../develop/release-on-save.js';
import { readEnvironment } from '../environment.js';
import { expectFreePort } from './ports.js';
import { root } from '../root.js';
import { say } from './say.js';
import { start } from './start.js';

const webpack = join(root, 'node_modules/webpack/bin/webpack.js');

/**
 * `npm run dev`: page server, api and all apps, each change shown as it is saved. What only the renderer knows, such
 * as a new page or its title, follows by a release in the background.
 */
export async function dev(): Promise<void> {
  const { port, devPort } = readEnvironment(root);
  await expectFreePort('PORT', port, 'localhost');
  Object.assign(process.env, {
    DATA_DIR: process.env.DATA_DIR ?? '.data/dev',
    PORT: String(devPort),
    ALLOW_OVERRIDES: '1',
  });
  const served = await start({ mode: 'development', follows: true });
  const SITE_URL = `http://127.0.0.1:${served}`;
  const env = { ...process.env, SITE_URL, DEV_PORT: String(port) };
  const live = spawn(process.execPath, [webpack, 'serve'], { cwd: root, env, stdio: 'inherit' });
  live.once('exit', () => process.kill(process.pid, 'SIGTERM'));
  process.once('exit', () => live.kill());
  releaseOnSave(root, checkoutApps(root), say);
}
