import type {
  CandidateEntry,
  RefusalSummary,
  ReleasesOverview,
} from '@northgate/contracts/console/releases.js';
import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, PointerMove, Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../../apps/apps-in.js';
import { openCandidates, type Candidate } from '../../candidates/candidate.js';
import { beforeReleaseOf } from '../../release/earlier-revisions.js';
import type { Refusal, Store } from '../../store/store.js';
import type { Look } from '../../candidates/look-list.js';
import type { ShareFigures } from '../../shares/share-keeper.js';
import type { Reports } from '../../watch/report-judge.js';
import { weightOf } from './weights.js';

/** How many revisions, refusals and reported pages are shown. */
const shown = 30;

/** Where a candidate is shown. */
export type LinkTo = (candidate: Candidate) => Promise<string>;

/** What page servers have seen lately. */
export interface SeenNow {
  reports?: Reports | null;
  looks?: Look[];
  share?: ShareFigures | null;
}

type Live = { move: PointerMove; revision: Revision } | null;

/** Reads what is live with its sizes, the history, what can be looked at and what was refused. */
export async function readReleases(
  store: Store,
  linkTo: LinkTo,
  { reports = null, looks = [], share = null }: SeenNow = {},
): Promise<ReleasesOverview> {
  const live = await store.live();
  const table = live && (await store.readPages(live.revision.number));
  const revisions = await store.revisions();
  const newest = <T>(list: T[]) => list.toReversed().slice(0, shown);
  const candidates = openCandidates(revisions).slice(0, shown);
  return {
    live: live && {
      revision: live.revision.number,
      sequence: live.move.sequence,
      since: live.move.movedAt,
      author: live.move.author,
      reason: live.move.reason,
    },
    apps: await appsOf(store, live, table, revisions),
    history: newest(revisions.filter(({ candidate }) => !candidate)).map((one) => entryOf(one, revisions)),
    candidates: await Promise.all(
      candidates.map(async (one) => candidateEntry(one, revisions, { share, link: await linkTo(one) })),
    ),
    refusals: newest(await store.refusals()).map(summaryOf),
    failures: table?.failures ?? [],
    looks,
    reports: reports && { ...reports, pages: reports.pages.slice(0, shown).map(reportedPage) },
  };
}

/** A refusal's name in addresses. */
export const refusalId = ({ at, app }: Pick<Refusal, 'at' | 'app'>): string =>
  Buffer.from(`${at} ${app}`).toString('base64url');

/** A refusal for a list. */
export const summaryOf = (refusal: Refusal): RefusalSummary => ({
  id: refusalId(refusal),
  app: refusal.app,
  version: refusal.version,
  at: refusal.at,
  problems: refusal.problems,
  acceptable: Boolean(refusal.looks?.length),
});

const lookText = { fails: 'fails here too', works: 'works here', unknown: 'nobody can say' };

const reportedPage = ({ path, networks, reason, look }: Reports['pages'][number]) => ({
  path,
  networks,
  reason,
  look: look ? `${lookText[look.outcome]} ${look.note}`.trim() : 'waits',
});

function entryOf({ number, parent, apps, createdAt, author, reason, gate }: Revision, all: Revision[]) {
  const before = all.find((other) => other.number === parent);
  const changed = before
    ? appsIn(before, { apps }).filter((app) => before.apps[app]?.version !== apps[app]?.version)
    : [];
  return { number, createdAt, author, reason, gate, changed };
}

/** A candidate for a list. */
export const candidateEntry = (
  candidate: Candidate,
  all: Revision[],
  { share, link }: { share: SeenNow['share']; link: string },
): CandidateEntry => ({
  ...entryOf(candidate, all),
  expiresAt: candidate.candidate.expiresAt,
  link,
  share: share?.share.revision === candidate.number ? share.share.percent : null,
});

async function appsOf(
  store: Store,
  live: Live,
  table: PageTable | null,
  revisions: Revision[],
): Promise<ReleasesOverview['apps']> {
  if (!live) return [];
  const byNumber = new Map(revisions.map((revision) => [revision.number, revision]));
  const versionOf = (app: AppName) => live.revision.apps[app]?.version ?? '';
  const read = async (app: AppName) => ({
    app,
    version: versionOf(app),
    pages: Object.values(table?.pages ?? {}).filter((page) => page.app === app).length,
    weight: await weightOf(store, app, versionOf(app)),
    earlier:
      beforeReleaseOf(app, live.revision, (number) => byNumber.get(number))?.apps[app]?.version ?? null,
  });
  return Promise.all(appsIn(live.revision).map(read));
}
