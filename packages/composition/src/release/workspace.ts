import { join } from 'node:path';
import type { Brand } from '@northgate/site/brand.js';
import { readEnvironment, type Environment } from '../environment.js';
import { findChromium } from '../gate/find-chromium.js';
import { openInBrowser, type Opening } from '../gate/browser-gate.js';
import { openConsole } from '../gate/console/open-console.js';
import { readBrand } from '../read-brand.js';
import { Composer } from './composer.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { root } from '../root.js';

/** What every command works with. */
export interface Workspace {
  root: string;
  environment: Environment;
  brand: Brand;
  store: Store;
  composer: Composer;
}

/**
 * Reads environment and brand and opens the store. `author` of revisions is by default the user of this process. Throws
 * `EnvironmentError` when something cannot be used.
 */
export async function openWorkspace(
  source: NodeJS.ProcessEnv = process.env,
  author?: string,
): Promise<Workspace> {
  const environment = readEnvironment(root, source);
  const brand = await readBrand(environment);
  const store = await openStore(environment);
  const { apiOrigin } = environment;
  const browser = {
    store,
    apiOrigin,
    chromium: findChromium(source),
    times: environment.gateTimes,
    looksFolder: join(environment.dataDir, 'looks'),
  };
  const open = (found: Opening) => openInBrowser(found, browser);
  const openPlaces = (found: Opening) => openConsole(found, browser);
  const composer = new Composer({
    store,
    brand,
    apiOrigin,
    renderTime: environment.gateTimes.render,
    partTime: environment.gateTimes.part,
    open,
    openConsole: openPlaces,
    author,
  });
  return { root, environment, brand, store, composer };
}
