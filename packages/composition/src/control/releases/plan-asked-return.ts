import type { PlannedReturn } from '@northgate/contracts/console/releases.js';
import { appName } from '@northgate/contracts/release.js';
import { describeReturn } from '../../release/describe-return.js';
import { planReturn, planReturnOf } from '../../release/plan-return.js';
import type { Store } from '../../store/store.js';

/** What is asked before a revision or, by its name, one app is returned to. Throws `OperatorError` when there is no such return. */
export async function planAskedReturn(target: string, store: Store): Promise<PlannedReturn> {
  const app = appName.safeParse(target);
  if (!app.success) {
    const plan = await planReturn(store, Number(target));
    return {
      question: `Return to revision ${target}?`,
      does: describeReturn(plan),
      sequence: plan.from.move.sequence,
    };
  }
  const { from, to, earlier } = await planReturnOf(app.data, store);
  const live = await store.live();
  return {
    question: `Take back ${app.data}?`,
    does: [
      `${app.data} becomes ${earlier.version}, which it was in revision ${to}. The other apps stay as they are in revision ${from}.`,
      'It goes through the gate first; pages that are kept need not be looked at again.',
    ],
    sequence: live?.move.sequence ?? 0,
  };
}
