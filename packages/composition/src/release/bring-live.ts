import type { Release } from '@northgate/contracts/release.js';
import { StoreConflict, type Store } from '../store/store.js';
import type { Composed } from './attempt-step.js';
import type { Composer } from './composer.js';
import { firstRevision } from './first-revision.js';
import { onceLive } from './once-live.js';

interface BringLiveOptions {
  store: Store;
  composer: Composer;
  /** Why, for the history; the same words never make the same release live twice. */
  reason: string;
  /** How long to wait for the other apps before the first revision, in milliseconds. */
  patience: number;
  /** Called as work goes on, for people. */
  tell: (text: string) => void;
}

/**
 * Makes one published release live beside publishers that do the same with theirs. Before the first revision the shell's
 * publisher waits for a release of every app and puts them together; the others wait for that. Null when there is
 * nothing to do. Throws `GateRefusal`, and `NoFirstRevision` with the name of who did not come.
 */
export async function bringLive(release: Release, options: BringLiveOptions): Promise<Composed | null> {
  const { store, composer, reason, tell } = options;
  const { app, version } = release;
  const lay = (releases: Release[]) => composer.found(releases, reason).catch(unlessConflict);
  const first = await firstRevision(options, app === 'shell' ? lay : undefined);
  if (first) return first;
  const live = await store.live();
  if (live?.revision.apps[app]?.version === version) return null;
  const before = (await onceLive(store)).find(
    (revision) => revision.apps[app]?.version === version && revision.reason === reason,
  );
  if (!before) return composer.release([release], reason);
  tell(`${app} ${version} was live since revision ${before.number} and has been taken back; it stays back.`);
  return null;
}

/** Null when another process has made the first revision meanwhile; throws any other error. */
function unlessConflict(error: unknown): null {
  if (error instanceof StoreConflict) return null;
  throw error;
}
