import type { PerApp } from '@northgate/contracts/release.js';
import type { PageTable, PointerMove, Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../apps/apps-in.js';
import { openCandidates, type Candidate } from '../candidates/candidate.js';
import { weighScripts, type Weight } from '../gate/check-budgets.js';
import { beforeReleaseOf } from '../release/earlier-revisions.js';
import type { Refusal, Store } from '../store/store.js';

/** How many revisions and refusals are shown. */
const shown = 30;

/** Where a candidate is shown. */
export type LinkTo = (candidate: Candidate) => Promise<string>;

/** What the control page tells of a store, newest first. */
export interface Overview {
  live: { move: PointerMove; revision: Revision } | null;
  weights: PerApp<Weight & { pages: number }>;
  /** Versions that apps can be taken back to, each alone. */
  earlier: PerApp<string>;
  failures: PageTable['failures'];
  revisions: Revision[];
  /** What can be looked at, with links. */
  candidates: { revision: Candidate; link: string }[];
  refusals: Refusal[];
}

/** Reads what is live with its sizes, the history, and what was refused. */
export async function readOverview(store: Store, linkTo: LinkTo): Promise<Overview> {
  const live = await store.live();
  const table = live && (await store.readPages(live.revision.number));
  const weights: Overview['weights'] = {};
  for (const app of appsIn(live?.revision)) {
    const version = live?.revision.apps[app]?.version ?? '';
    const release = await store.readRelease(app, version);
    if (!release) continue;
    const pages = Object.values(table?.pages ?? {}).filter((page) => page.app === app).length;
    weights[app] = { ...(await weighScripts(store.releaseFolder(app, version), release)), pages };
  }
  const revisions = await store.revisions();
  const open = openCandidates(revisions).slice(0, shown);
  const candidates = open.map(async (revision) => ({ revision, link: await linkTo(revision) }));
  const newest = <T>(list: T[]) => list.reverse().slice(0, shown);
  return {
    live,
    weights,
    earlier: earlierVersions(live, revisions),
    failures: table?.failures ?? [],
    candidates: await Promise.all(candidates),
    revisions: newest(revisions.filter(({ candidate }) => !candidate)),
    refusals: newest(await store.refusals()),
  };
}

function earlierVersions(live: Overview['live'], revisions: Revision[]): Overview['earlier'] {
  const byNumber = new Map(revisions.map((revision) => [revision.number, revision]));
  const found: Overview['earlier'] = {};
  if (!live) return found;
  for (const app of appsIn(live.revision)) {
    const version = beforeReleaseOf(app, live.revision, (number) => byNumber.get(number))?.apps[app]?.version;
    if (version) found[app] = version;
  }
  return found;
}
