import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '@northgate/contracts/release.js';
import { checkoutApps } from '../apps/checkout-apps.js';
import type { Store } from '../store/store.js';

interface WaitOptions {
  store: Store;
  /** How long to wait, in milliseconds. */
  patience: number;
  /** Called as time goes by, for people. */
  tell: (text: string) => void;
}

/** How often to look whether something has gone live, in milliseconds. */
const lookEvery = 500;

/** How often people are told who is still waited for, in milliseconds. */
const tellEvery = 60_000;

/** The first revision did not come in time; the message says who was waited for. */
export class NoFirstRevision extends Error {
  override name = 'NoFirstRevision';
}

/**
 * Waits until something is live; null then. `lay` is asked whenever every app has a release in the store, and what it
 * answers ends the wait. Throws `NoFirstRevision`.
 */
export async function firstRevision<Laid>(
  { store, patience, tell }: WaitOptions,
  lay: (releases: Release[]) => Promise<Laid | null> = async () => null,
): Promise<Laid | null> {
  const apps = checkoutApps();
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  let told = { missing: '', at: 0 };
  for (; !(await store.live()); await wait(lookEvery)) {
    const found = await Promise.all(apps.map((name) => store.newestRelease(name)));
    const absent = apps.filter((_, index) => !found[index]).join(', ');
    const laid = absent ? null : await lay(found as Release[]);
    if (laid !== null) return laid;
    const missing = absent
      ? `the first release of ${absent}`
      : 'the publisher of the shell, which puts the first revision together';
    if (Date.now() - began > patience)
      throw new NoFirstRevision(`Nothing is live yet: waited ${seconds()} s in vain for ${missing}.`);
    if (missing !== told.missing || Date.now() - told.at > tellEvery) {
      tell(`Waiting for ${missing}, ${seconds()} of ${Math.round(patience / 1000)} s …`);
      told = { missing, at: Date.now() };
    }
  }
  return null;
}
