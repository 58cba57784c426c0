import { rendererSetup, type PlacedRelease } from '@northgate/build/compose/renderer-setup.js';
import { remoteComponents } from '@northgate/contracts/components.js';
import type { AppName, MenuEntry, Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { OperatorError } from '../operator-error.js';
import type { Store } from '../store/store.js';
import type { WorkerSetup } from './render-messages.js';

interface SetupOptions {
  store: Store;
  brand: Brand;
  apiOrigin: string;
  apps: Revision['apps'];
  number: number;
  partTime?: number | undefined;
  /** Apps whose release cannot be used, with a sentence about each. */
  damaged?: Map<AppName, string>;
}

/**
 * What a render worker needs for a revision. Remotes whose release is damaged or not in the store are left out. Throws
 * `OperatorError` when that is the host.
 */
export async function workerSetup({
  store,
  brand,
  apiOrigin,
  apps,
  number,
  partTime = 3000,
  damaged,
}: SetupOptions): Promise<WorkerSetup> {
  const shell = await hostOf(store, apps, damaged);
  const remotes: PlacedRelease[] = [];
  const menu: MenuEntry[] = [];
  for (const [app, { version }] of Object.entries(apps) as [AppName, { version: string }][]) {
    if (app === 'shell') continue;
    const found = await store.readRelease(app, version).catch(() => null);
    menu.push(...(found?.menu ?? []));
    if (found && !damaged?.has(app))
      remotes.push({ release: found, folder: store.releaseFolder(app, version) });
  }
  const host = { release: shell, folder: store.releaseFolder('shell', shell.version) };
  const { shellEntry, input } = await rendererSetup({
    shell: host,
    remotes,
    brand,
    revision: number,
    partTime,
  });
  const sharesComponents = remotes.some(({ release }) => exposesComponent(release));
  return { shellEntry, apiOrigin, input: { ...input, menu }, sharesComponents };
}

const exposesComponent = ({ app, exposes }: Release): boolean =>
  Object.keys(exposes).some((name) => `${app}/${name.replace('./', '')}` in remoteComponents);

async function hostOf(
  store: Store,
  { shell }: Revision['apps'],
  damaged: SetupOptions['damaged'],
): Promise<Release> {
  if (!shell) throw new OperatorError('A revision needs a release of the shell, and there is none.');
  const found = await store.readRelease('shell', shell.version).catch(() => null);
  if (found && !damaged?.has('shell')) return found;
  const why = damaged?.get('shell') ?? 'the store has none';
  throw new OperatorError(`A revision needs a release of the shell, and ${why}.`);
}
