import { fork, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppName } from '@northgate/contracts/release.js';

/** Changes that come together are one change, in milliseconds. */
const settle = 2000;

/** Folders whose changes concern every app. */
const common = ['packages/ui/src', 'packages/site/src', 'packages/contracts/src', 'packages/api-client/src'];

const counts = (file: string | null): boolean =>
  file !== null && /\.(tsx?|css|svg)$/.test(file) && !/\.test\.|generated/.test(file);

const worker = fileURLToPath(new URL('release-saved.js', import.meta.url));

/**
 * Releases development builds of the apps that were saved, at first of all, one release at a time in a process of its
 * own and at low priority, so that what is shown of a change does not wait for it.
 */
export function releaseOnSave(root: string, apps: readonly AppName[], tell: (text: string) => void): void {
  const changed = new Set(apps);
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;

  const release = () => {
    if (child || !changed.size) return;
    child = fork(worker, [...changed], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    changed.clear();
    child.on('message', (text) => typeof text === 'string' && tell(text));
    child.on('exit', () => {
      child = null;
      release();
    });
  };
  const note = (touched: readonly AppName[]) => (_: string, file: string | null) => {
    if (!counts(file)) return;
    for (const app of touched) changed.add(app);
    clearTimeout(timer);
    timer = setTimeout(release, settle);
  };
  for (const app of apps) watch(join(root, app, 'src'), { recursive: true }, note([app]));
  for (const folder of common) watch(join(root, folder), { recursive: true }, note(apps));
  release();
}
