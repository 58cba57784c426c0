import { placesOfConsole, placesOfPanel } from '@northgate/contracts/console/recorded/recorded-answers.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../../apps/apps-in.js';
import type { Store } from '../../store/store.js';

/**
 * The places of the console that a release of these apps may change: those of their panels, and all where the console itself
 * is among them. Empty where no console is live.
 */
export async function placesTouched(store: Store, revision: Revision, changed: AppName[]): Promise<string[]> {
  const brought = async (app: AppName) => {
    const version = revision.apps[app]?.version;
    return version ? (await store.readRelease(app, version).catch(() => null))?.console : undefined;
  };
  if (!(await brought('mfe-console'))) return [];
  const isHost = changed.includes('mfe-console');
  const apps = appsIn(revision).filter((app) => isHost || changed.includes(app));
  const panels = (await Promise.all(apps.map(brought))).flatMap((found) => found?.panels ?? []);
  return [...(isHost ? placesOfConsole : []), ...panels.flatMap(placesOfPanel)];
}
