import { appName, type AppName } from '@northgate/contracts/release.js';
import type { Store } from '../store/store.js';
import { describeReturn } from '../release/describe-return.js';
import { planReturn, planReturnOf } from '../release/plan-return.js';
import type { AskedReturn } from './confirm-page.js';

/** What is asked before a revision or, by its name, one app is returned to. Throws `OperatorError` when there is no such return. */
export async function askedReturn(target: string, store: Store): Promise<AskedReturn> {
  const app = appName.safeParse(target);
  if (app.success) return returnOf(app.data, store);
  const plan = await planReturn(store, Number(target));
  return {
    target,
    question: `Return to revision ${target}?`,
    does: describeReturn(plan),
    seen: plan.from.move.sequence,
  };
}

async function returnOf(app: AppName, store: Store): Promise<AskedReturn> {
  const { from, to, earlier } = await planReturnOf(app, store);
  const live = await store.live();
  return {
    target: app,
    question: `Take back ${app}?`,
    does: [
      `${app} becomes ${earlier.version}, which it was in revision ${to}. The other apps stay as they are in revision ${from}.`,
      'It goes through the gate first; pages that are kept need not be looked at again.',
    ],
    seen: live?.move.sequence ?? 0,
  };
}
