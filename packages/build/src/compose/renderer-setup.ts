import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script } from '@northgate/contracts/page.js';
import { assetPath, entryIntegrity, type Release } from '@northgate/contracts/release.js';
import type { RendererInput } from '@northgate/contracts/renderer.js';
import type { Brand } from '@northgate/site/brand.js';

/** A release and the folder it lies in. */
export interface PlacedRelease {
  release: Release;
  folder: string;
}

/** What a process needs that renders pages of some releases; what it reads from is its own affair. */
export interface RendererSetup {
  /** File of the host's server build, which exports `createRenderer`. */
  shellEntry: string;
  input: Omit<RendererInput, 'read' | 'checkProps'>;
}

interface Composed {
  shell: PlacedRelease;
  remotes: PlacedRelease[];
  brand: Brand;
  revision: number;
  /** How long a part of another app may take, in milliseconds. */
  partTime?: number;
}

/** How pages of these releases together are rendered. Throws when the host's release lacks what every page needs. */
export async function rendererSetup({
  shell,
  remotes,
  brand,
  revision,
  partTime = 3000,
}: Composed): Promise<RendererSetup> {
  const { release, folder } = shell;
  const { version, entry } = release;
  return {
    shellEntry: join(folder, entry.server),
    input: {
      revision,
      brand,
      partTime,
      shell: {
        version,
        bootScript: assetPath('shell', version, entry.browser),
        bootIntegrity: entryIntegrity(release),
        afterBoot: federationScripts(release),
        starter: await starterText(folder),
        afterPaint: scriptAfterPaint(release),
      },
      remotes: Object.fromEntries(remotes.map((remote) => [remote.release.app, remoteOf(remote)])),
    },
  };
}

function remoteOf({ release, folder }: PlacedRelease): NonNullable<RendererInput['remotes']['shell']> {
  const { app, version, entry, exposes, parts } = release;
  const { src, integrity } = script(release, entry.browser);
  return {
    serverEntry: join(folder, entry.server),
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
