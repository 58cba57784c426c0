import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../environment.js';
import { copyStore } from '../store/copy-store.js';
import { root } from '../root.js';
import { say, sayDone } from './say.js';

/** `npm run backup -- folder`: copies database and store into a new folder while the site runs. */
export async function backup(folder: string): Promise<void> {
  const { dataDir, storeUrl } = readEnvironment(root);
  const target = resolve(folder);
  await mkdir(target);
  const command = join(root, 'api/dist/database/backup-command.js');
  const { status } = spawnSync(process.execPath, [command, target], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error('The database was not copied.');
  if (storeUrl) say(`The store is in ${storeUrl} and is kept there.`);
  else await copyStore(join(dataDir, 'store'), join(target, 'store'));
  sayDone(`Backed up to ${target}.`);
}
