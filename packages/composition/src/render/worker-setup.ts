import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script } from '@northgate/contracts/page.js';
import {
  assetPath,
  entryIntegrity,
  type AppName,
  type MenuEntry,
  type Release,
} from '@northgate/contracts/release.js';
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
  /** Apps whose release cannot be used, with a sentence about each. */
  damaged?: Map<AppName, string>;
}

type Remotes = WorkerSetup['input']['remotes'];

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
  damaged,
}: SetupOptions): Promise<WorkerSetup> {
  const shell = await hostOf(store, apps, damaged);
  const folder = store.releaseFolder('shell', shell.version);
  const remotes: Remotes = {};
  const menu: MenuEntry[] = [];
  for (const [app, { version }] of Object.entries(apps) as [AppName, { version: string }][]) {
    if (app === 'shell') continue;
    const found = await store.readRelease(app, version).catch(() => null);
    menu.push(...(found?.menu ?? []));
    if (found && !damaged?.has(app)) remotes[app] = remote(store, found);
  }
  return {
    shellEntry: join(folder, shell.entry.server),
    apiOrigin,
    input: {
      revision: number,
      brand,
      shell: {
        version: shell.version,
        bootScript: assetPath('shell', shell.version, shell.entry.browser),
        bootIntegrity: entryIntegrity(shell),
        afterBoot: federationScripts(shell),
        starter: await starterText(folder),
        afterPaint: scriptAfterPaint(shell),
      },
      remotes,
      menu,
    },
  };
}

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

function remote(store: Store, release: Release): NonNullable<Remotes[AppName]> {
  const { app, version, entry, exposes, parts } = release;
  const { src, integrity } = script(release, entry.browser);
  return {
    serverEntry: join(store.releaseFolder(app, version), entry.server),
    address: {
      version,
      entry: src,
      integrity,
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([name, scripts]) => [
          name,
          scripts.map((file) => script(release, `browser/${file}`)),
        ]),
      ),
      parts: Object.fromEntries(
        Object.entries(parts).map(([name, scripts]) => [
          name,
          scripts.map((file) => assetPath(app, version, `browser/${file}`)),
        ]),
      ),
    },
  };
}

const script = ({ app, version, files }: Release, file: string): Script => ({
  src: assetPath(app, version, file),
  integrity: `sha384-${files[file]?.sha384 ?? ''}`,
});

/** The chunk with the federation runtime, which every page of a remote needs right after the frame. */
const federationScripts = (shell: Release): string[] =>
  Object.keys(shell.files)
    .filter((file) => /^browser\/chunks\/federation\.[^/]*\.js$/.test(file))
    .map((file) => assetPath('shell', shell.version, file));

function scriptAfterPaint(shell: Release): Script {
  const file = 'browser/after-paint.js';
  if (!shell.files[file])
    throw new Error('The release of the shell has no script for after the first paint.');
  return script(shell, file);
}

async function starterText(folder: string): Promise<string> {
  const file = join(folder, 'browser/starter.js');
  if (!existsSync(file)) throw new Error('The release of the shell has no starter.');
  return (await readFile(file, 'utf8')).replace(/\n?\/\/# sourceMappingURL=.*$/m, '').trim();
}
