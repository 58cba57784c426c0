import { appsIn } from '../apps/apps-in.js';
import type { Step } from '../release/step.js';
import type { Store } from '../store/store.js';
import { readCandidate } from './candidate.js';

/** The step that brings what is new in a candidate live. Throws `OperatorError` when there is no such candidate. */
export async function planPromotion(store: Store, number: number): Promise<Step> {
  const candidate = await readCandidate(store, number);
  const before = candidate.parent === null ? null : await store.readRevision(candidate.parent);
  const apps = appsIn(candidate).filter((app) => candidate.apps[app]?.version !== before?.apps[app]?.version);
  const brought = Object.fromEntries(apps.map((app) => [app, candidate.apps[app]]));
  return {
    // Pages of the candidate that would come out the same are taken as they are.
    change: { apps, back: true },
    next: (live) => ({ ...live, ...brought }),
    reason: `${candidate.reason} (candidate ${number})`,
    judged: candidate.gate,
    unopened: null,
  };
}
