import type { AppName, Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { intersects } from 'semver';
import type { Store } from '../store/store.js';

/**
 * What changed apps and the others ask of each other and do not get, as sentences: components that are loaded and not
 * exposed, and shared packages the host provides in a version out of range. Apps that are not there have fallbacks.
 */
export async function checkContracts(
  store: Store,
  apps: Revision['apps'],
  changed: AppName[],
): Promise<string[]> {
  const releases: Release[] = [];
  for (const [app, { version }] of Object.entries(apps) as [AppName, { version: string }][]) {
    const release = await store.readRelease(app, version).catch(() => null);
    if (release) releases.push(release);
  }
  const concerns = (...names: string[]) => changed.some((app) => names.includes(app));
  const shell = releases.find(({ app }) => app === 'shell');
  return releases.flatMap((release) => [
    ...release.uses.flatMap((use) => {
      const [name = '', expose = ''] = use.split('/');
      const other = releases.find(({ app }) => app === name);
      if (!other || `./${expose}` in other.exposes || !concerns(release.app, name)) return [];
      return [
        `${release.app} ${release.version} loads ${use}, which ${name} ${other.version} does not expose`,
      ];
    }),
    ...(shell && release !== shell && concerns(release.app, 'shell') ? outOfRange(release, shell) : []),
  ]);
}

function outOfRange(remote: Release, shell: Release): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided && intersects(provided, range)) return [];
    const has = provided ? `provides ${provided}` : 'does not provide it';
    return [`${remote.app} ${remote.version} needs ${name} ${range}, and the shell ${shell.version} ${has}`];
  });
}
