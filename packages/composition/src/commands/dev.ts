import { watch } from 'node:fs';
import { join } from 'node:path';
import { appName, type AppName } from '@northgate/contracts/release.js';
import { GateRefusal } from '../release/composer.js';
import { releaseApps } from '../release/release-apps.js';
import { root } from './root.js';
import { say, sayDone } from './say.js';
import { start } from './start.js';
import { openWorkspace } from './workspace.js';

/** Changes that come together are one change, in milliseconds. */
const settle = 150;

/** Folders whose changes concern every app that is watched. */
const common = ['packages/ui/src', 'packages/site/src', 'packages/contracts/src'];

const counts = (file: string | null): boolean =>
  file !== null && /\.(tsx?|css)$/.test(file) && !/\.test\.|generated/.test(file);

/**
 * `npm run dev`: serves everything from development builds in a data folder of its own, and releases an app through
 * the same gate each time one of its files is saved. `npm run dev -- mfe-blog` watches one app inside the rest.
 */
export async function dev(names: string[]): Promise<void> {
  const apps = names.map((name) => appName.parse(name));
  process.env.DATA_DIR ??= '.data/dev';
  await start('development');
  const workspace = await openWorkspace();
  const changed = new Set<AppName>();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const releaseChanged = async () => {
    const next = [...changed];
    changed.clear();
    try {
      const composed = await releaseApps(next, 'saved', { ...workspace, mode: 'development', tell: say });
      if (composed) sayDone(`Revision ${composed.revision.number} is live`);
    } catch (error) {
      say(error instanceof GateRefusal || error instanceof Error ? error.message : String(error));
    }
  };
  const note = (touched: AppName[]) => (_: string, file: string | null) => {
    if (!counts(file)) return;
    for (const app of touched) changed.add(app);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(releaseChanged);
    }, settle);
  };
  for (const app of apps) watch(join(root, app, 'src'), { recursive: true }, note([app]));
  for (const folder of common) watch(join(root, folder), { recursive: true }, note(apps));
  say(`Watching ${apps.join(', ')}; reload the page after a change.`);
}
