import { appNames, type AppName } from '@northgate/contracts/release.js';
import type { PageTable, PointerMove, Revision } from '@northgate/contracts/revision.js';
import { weighScripts, type Weight } from '../gate/check-budgets.js';
import type { Refusal, Store } from '../store/store.js';

/** How many revisions and refusals are shown. */
const shown = 30;

/** What the control page tells of a store, newest first. */
export interface Overview {
  live: { move: PointerMove; revision: Revision } | null;
  weights: Partial<Record<AppName, Weight & { pages: number }>>;
  failures: PageTable['failures'];
  revisions: Revision[];
  refusals: Refusal[];
}

/** Reads what is live with its sizes, the history, and what was refused. */
export async function readOverview(store: Store): Promise<Overview> {
  const live = await store.live();
  const table = live && (await store.readPages(live.revision.number));
  const weights: Overview['weights'] = {};
  for (const app of appNames) {
    const version = live?.revision.apps[app]?.version ?? '';
    const release = version ? await store.readRelease(app, version) : null;
    if (!release) continue;
    const pages = Object.values(table?.pages ?? {}).filter((page) => page.app === app).length;
    weights[app] = { ...(await weighScripts(store.releaseFolder(app, version), release)), pages };
  }
  const newest = <T>(list: T[]) => list.reverse().slice(0, shown);
  return {
    live,
    weights,
    failures: table?.failures ?? [],
    revisions: newest(await store.revisions()),
    refusals: newest(await store.refusals()),
  };
}
