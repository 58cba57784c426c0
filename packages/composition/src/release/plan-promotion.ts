import { isDeepStrictEqual } from 'node:util';
import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../apps/apps-in.js';
import type { Step } from './step.js';
import type { Store } from '../store/store.js';
import { readCandidate } from '../candidates/candidate.js';

/** The apps that a candidate has in another version than what it stands on. */
export async function newIn(candidate: Revision, store: Store): Promise<AppName[]> {
  const before = candidate.parent === null ? null : await store.readRevision(candidate.parent);
  return appsIn(candidate).filter((app) => candidate.apps[app]?.version !== before?.apps[app]?.version);
}

/** The step that brings what is new in a candidate live. Throws `OperatorError` when there is no such candidate. */
export async function planPromotion(store: Store, number: number): Promise<Step> {
  const candidate = await readCandidate(store, number);
  const { apps, next } = await broughtBy(candidate, store);
  return {
    // Pages of the candidate that would come out the same are taken as they are.
    change: { apps, back: true },
    next,
    reason: `${candidate.reason} (candidate ${number})`,
    judged: candidate.gate,
    unopened: null,
  };
}

/** The step that makes a candidate once more, on what is live by now. Throws `OperatorError` when there is no such candidate. */
export async function planRenewal(store: Store, number: number): Promise<Step> {
  const candidate = await readCandidate(store, number);
  const { apps, next } = await broughtBy(candidate, store);
  const before = candidate.parent === null ? null : await store.readRevision(candidate.parent);
  const live = await store.live();
  const sameApps = isDeepStrictEqual(before?.apps, live?.revision.apps);
  return {
    change: { apps },
    next,
    reason: candidate.reason,
    candidate: candidate.candidate,
    unopened: sameApps ? 'Only content changed; its code was opened before.' : null,
    look: { acceptLook: wasAccepted(candidate) },
  };
}

/** Whether somebody has said that what looks different in a candidate is wanted. */
export const wasAccepted = ({ gate }: Revision): boolean => Boolean(gate?.accepted?.length);

async function broughtBy(
  candidate: Revision,
  store: Store,
): Promise<Pick<Step, 'next'> & { apps: AppName[] }> {
  const apps = await newIn(candidate, store);
  const brought = Object.fromEntries(apps.map((app) => [app, candidate.apps[app]]));
  return { apps, next: (live) => ({ ...live, ...brought }) };
}
