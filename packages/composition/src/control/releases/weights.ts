import type { WeightHistory } from '@northgate/contracts/console/releases.js';
import type { AppName } from '@northgate/contracts/release.js';
import { appsIn } from '../../apps/apps-in.js';
import { budgetOf } from '../../gate/budgets.js';
import { weighScripts } from '../../gate/check-budgets.js';
import type { Store } from '../../store/store.js';

/** Revisions whose weights are shown. */
const shown = 30;

/** What one version of an app weighs, in kilobytes after brotli; null when it is not in the store any more. */
export async function weightOf(store: Store, app: AppName, version: string) {
  const release = await store.readRelease(app, version).catch(() => null);
  if (!release) return null;
  const { boot, scripts } = await weighScripts(store.releaseFolder(app, version), release);
  const budget = budgetOf(app);
  return {
    boot: boot / 1000,
    bootBudget: budget.boot,
    scripts: scripts / 1000,
    scriptsBudget: budget.scripts,
  };
}

/** What each app weighed in the last revisions that were live. */
export async function weighHistory(store: Store): Promise<WeightHistory> {
  const revisions = (await store.revisions()).filter(({ candidate }) => !candidate).slice(-shown);
  const known = new Map<string, ReturnType<typeof weightOf>>();
  const weighOnce = (app: AppName, version: string) => {
    const key = `${app} ${version}`;
    const weight = known.get(key) ?? weightOf(store, app, version).catch(() => null);
    known.set(key, weight);
    return weight;
  };
  const lines = revisions.flatMap((revision) =>
    appsIn(revision).map(async (app) => {
      const weight = await weighOnce(app, revision.apps[app]?.version ?? '');
      return weight ? [{ revision: revision.number, app, ...weight }] : [];
    }),
  );
  return (await Promise.all(lines)).flat();
}
