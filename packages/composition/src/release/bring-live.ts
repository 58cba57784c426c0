import { setTimeout as wait } from 'node:timers/promises';
import { appNames, type Release } from '@northgate/contracts/release.js';
import { StoreConflict, type Store } from '../store/store.js';
import type { Composed, Composer } from './composer.js';

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

/** How often a publisher looks whether the others have come, in milliseconds. */
const lookEvery = 500;

/**
 * Makes one published release live beside publishers that do the same with theirs. Before the first revision the shell's
 * publisher waits for a release of every app and puts them together; the others wait for that. Null when there is
 * nothing to do. Throws `GateRefusal`, or an error that says who did not come.
 */
export async function bringLive(release: Release, options: BringLiveOptions): Promise<Composed | null> {
  const { store, composer, reason, tell } = options;
  const first = await firstRevision(release, options);
  if (first) return first;
  const { app, version } = release;
  const live = await store.live();
  if (live?.revision.apps[app]?.version === version) return null;
  const before = (await store.revisions()).find(
    (revision) => revision.apps[app]?.version === version && revision.reason === reason,
  );
  if (!before) return composer.release([release], reason);
  tell(`${app} ${version} was live since revision ${before.number} and has been taken back; it stays back.`);
  return null;
}

/** Waits until something is live. The shell's publisher lays the first revision; null for everyone else. */
async function firstRevision(
  { app }: Release,
  { store, composer, patience, reason, tell }: BringLiveOptions,
): Promise<Composed | null> {
  const until = Date.now() + patience;
  for (let missing = ''; !(await store.live()); await wait(lookEvery)) {
    const found = await Promise.all(appNames.map((name) => store.newestRelease(name)));
    const absent = appNames.filter((_, index) => !found[index]).join(', ');
    if (app === 'shell' && !absent) {
      const composed = await composer.found(found as Release[], reason).catch(unlessConflict);
      if (composed) return composed;
    }
    if (Date.now() > until)
      throw new Error(`Nothing is live yet: waited in vain for ${absent || 'the publisher of the shell'}.`);
    if (absent !== missing) tell(`Waiting for the first release of ${absent} …`);
    missing = absent;
  }
  return null;
}

/** Somebody else laid the first revision; everything else is an error. */
function unlessConflict(error: unknown): null {
  if (error instanceof StoreConflict) return null;
  throw error;
}
