import type { PointerMove, Revision, Share } from '@northgate/contracts/revision.js';
import type { SharePlan } from '@northgate/contracts/sent-release.js';
import { newIn } from './plan-promotion.js';
import { OperatorError } from '../operator-error.js';
import { stamp } from './stamp.js';
import type { Step } from './step.js';
import type { Store } from '../store/store.js';

type Live = NonNullable<Awaited<ReturnType<Store['live']>>>;

/** A share, with what is live beside it. */
export interface SharedLive extends Live {
  share: Share;
}

/** A share has moved on since it was decided what becomes of it, or has ended. */
export class ShareMoved extends OperatorError {
  override name = 'ShareMoved';
}

/** Throws `ShareMoved` where what runs is not the very share that somebody has decided on. */
export function expectShare(runs: Share | null | undefined, expected: Share): void {
  if (!runs) throw new ShareMoved(`Candidate ${expected.id} is shared no longer.`);
  if (runs.id !== expected.id)
    throw new ShareMoved(`Candidate ${expected.id} is shared no longer, but ${runs.id}.`);
  if (runs.revision !== expected.revision)
    throw new ShareMoved(
      `Candidate ${expected.id} was made once more meanwhile, as revision ${runs.revision}.`,
    );
  if (runs.percent !== expected.percent)
    throw new ShareMoved(`${runs.percent} % see candidate ${expected.id} by now.`);
}

/** The share that runs, null for none. */
export async function runningShare(store: Store): Promise<SharedLive | null> {
  const live = await store.live();
  return live?.move.share ? { ...live, share: live.move.share } : null;
}

/** The plan with its steps in order, ending with all visitors. Throws `OperatorError` for what is none. */
export function checkedPlan({ steps, views, minutes }: SharePlan): SharePlan {
  const inOrder = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  if (!inOrder || !steps.length || (steps[0] ?? 100) > 99)
    throw new OperatorError('Steps are percentages that rise from 1 to 100, such as 5,25,100.');
  return { steps: steps.at(-1) === 100 ? steps : [...steps, 100], views, minutes };
}

/** Puts a share beside what is live; null ends the one that runs. Throws `StoreConflict` when somebody else was faster. */
export function moveShare(
  store: Store,
  { move, revision }: Live,
  { share, reason, author }: { share: Share | null; reason: string; author?: string | undefined },
): Promise<PointerMove> {
  return store.movePointer(move.sequence, {
    revision: revision.number,
    ...(share && { share }),
    reason,
    ...stamp('movedAt', author),
  });
}

/** The share as its next step has it; null when that is all visitors. */
export function nextStep(share: Share, at: string): Share | null {
  const percent = share.steps.find((step) => step > share.percent) ?? 100;
  return percent === 100 ? null : { ...share, percent, since: at };
}

/**
 * What becomes of a share when a step makes something else live: it stays beside a release of other apps, new content and another
 * brand, and ends when its own apps are released, or one goes back, for the candidate may hold what is taken back.
 */
export async function shareBeside(
  { change, restored }: Step,
  share: Share | undefined,
  store: Store,
): Promise<Share | null> {
  if (!share || restored) return null;
  if (!('apps' in change)) return share;
  const candidate = await store.readRevision(share.revision);
  const own = candidate ? await newIn(candidate, store) : [];
  return candidate && !own.some((app) => change.apps.includes(app)) ? share : null;
}

/** Whether the candidate of a share stands on what is live. */
export const isBased = ({ revision }: SharedLive, candidate: Revision): boolean =>
  candidate.parent === revision.number;
