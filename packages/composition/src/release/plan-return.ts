import type { AppName } from '@northgate/contracts/release.js';
import type { PointerMove, Revision } from '@northgate/contracts/revision.js';
import { OperatorError } from '../operator-error.js';
import type { Store } from '../store/store.js';
import { beforeLastRelease, beforeReleaseOf, takenBackBy, type TakenBack } from './earlier-revisions.js';

/** A move back that nobody has made yet: from what is live to which revision, and whose releases that takes back. */
export interface PlannedReturn {
  from: { move: PointerMove; revision: Revision };
  to: Revision;
  takesBack: TakenBack[];
}

/**
 * Finds what a move back does, by default to the last revision whose apps were different. Throws `OperatorError` when
 * there is no such revision.
 */
export async function planReturn(store: Store, target?: number): Promise<PlannedReturn> {
  const from = await store.live();
  if (!from) throw new OperatorError('Nothing is live yet.');
  const revisions = new Map((await store.revisions()).map((revision) => [revision.number, revision]));
  const find = (number: number) => revisions.get(number);
  const to = target === undefined ? beforeLastRelease(from.revision, find) : find(target);
  if (!to)
    throw new OperatorError(
      target === undefined ? 'There is no revision to go back to.' : `There is no revision ${target}.`,
    );
  if (to.candidate)
    throw new OperatorError(`Revision ${to.number} is a candidate: npm run promote -- ${to.number}`);
  return { from, to, takesBack: takenBackBy(to, from.revision, find) };
}

/** One app that is to go back. */
export interface PlannedAppReturn {
  /** Number of the live revision. */
  from: number;
  /** The revision that has the version the app goes back to. */
  to: number;
  earlier: NonNullable<Revision['apps'][AppName]>;
}

/**
 * Finds the version an app goes back to, in which revision it was, and the live revision. Throws `OperatorError` when there
 * is none.
 */
export async function planReturnOf(app: AppName, store: Store): Promise<PlannedAppReturn> {
  const live = await store.live();
  if (!live) throw new OperatorError('Nothing is live yet.');
  const revisions = new Map((await store.revisions()).map((revision) => [revision.number, revision]));
  const target = beforeReleaseOf(app, live.revision, (number) => revisions.get(number));
  const earlier = target?.apps[app];
  if (!target || !earlier) throw new OperatorError(`There is no version of ${app} before the live one.`);
  const { version } = earlier;
  if (!(await store.readRelease(app, version)) || !(await store.hasRelease(app, version)))
    throw new OperatorError(`${app} ${version} is not in the store any more.`);
  return { from: live.revision.number, to: target.number, earlier };
}
