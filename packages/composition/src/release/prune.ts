import type { AppName } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../apps/apps-in.js';
import type { Store } from '../store/store.js';
import { beforeLastRelease, beforeReleaseOf, type FindRevision } from './earlier-revisions.js';

const day = 24 * 60 * 60 * 1000;

/** How long what visitors may still have open stays in the store, in milliseconds. */
export const keepFor = 30 * day;

/** A release this young may be on its way through the gate and in no revision yet. */
const unnamedFor = day;

/** What was removed: releases as `app version`, and revisions whose pages are gone. */
export interface Pruned {
  releases: string[];
  pages: number[];
}

interface PruneOptions {
  now?: number;
  keep?: number;
  keepUnnamed?: number;
}

/**
 * Removes releases and pages that no kept revision names. Kept are the live revision, those a rollback of all or of
 * one app would go to, all that were made or live within `keep` milliseconds, and candidates until they expire.
 */
export async function prune(
  store: Store,
  { now = Date.now(), keep = keepFor, keepUnnamed = unnamedFor }: PruneOptions = {},
): Promise<Pruned> {
  // Listed first: what is added from here on is not looked at.
  const releases = await store.releases();
  const revisions = new Map((await store.revisions()).map((revision) => [revision.number, revision]));
  const kept = await keptRevisions(store, revisions, { now, since: now - keep });
  const named = new Set<string>();
  for (const number of kept) {
    const table = await store.readPages(number).catch(() => null);
    for (const name of namesOf(number, table, revisions)) named.add(name);
  }
  const pruned: Pruned = { releases: [], pages: [] };
  const needed = ({ app, version, addedAt }: (typeof releases)[number]) =>
    named.has(`${app} ${version}`) || addedAt > now - keepUnnamed;
  for (const { app, version } of releases.filter((release) => !needed(release))) {
    await store.removeRelease(app, version);
    pruned.releases.push(`${app} ${version}`);
  }
  for (const number of revisions.keys())
    if (!kept.has(number) && (await removePages(store, number))) pruned.pages.push(number);
  await store.sweep(now - keep, now - keepUnnamed);
  return pruned;
}

/** False when they were gone already. */
async function removePages(store: Store, number: number): Promise<boolean> {
  if (!(await store.readPages(number).catch(() => null))) return false;
  await store.removePages(number);
  return true;
}

async function keptRevisions(
  store: Store,
  revisions: Map<number, Revision>,
  { now, since }: { now: number; since: number },
): Promise<Set<number>> {
  const young = (time: string) => Date.parse(time) >= since;
  const kept = new Set<number>();
  for (const { number, createdAt, candidate } of revisions.values())
    if (candidate ? Date.parse(candidate.expiresAt) > now : young(createdAt)) kept.add(number);
  const moves = await store.moves();
  moves.forEach(({ revision }, index) => {
    // A revision was live until the next move.
    const next = moves[index + 1];
    if (!next || young(next.movedAt)) kept.add(revision);
  });
  const last = moves.at(-1);
  if (last?.share) kept.add(last.share.revision);
  const live = revisions.get(last?.revision ?? 0);
  const find: FindRevision = (number) => revisions.get(number);
  const targets = live
    ? [beforeLastRelease(live, find), ...appsIn(live).map((app) => beforeReleaseOf(app, live, find))]
    : [];
  for (const target of targets) if (target) kept.add(target.number);
  return kept;
}

/** The releases a revision names, and those in which its last good pages were rendered. */
function namesOf(number: number, table: PageTable | null, revisions: Map<number, Revision>): string[] {
  const versionIn = (revision: number, app: AppName) =>
    `${app} ${revisions.get(revision)?.apps[app]?.version ?? ''}`;
  const own = Object.keys(revisions.get(number)?.apps ?? {}) as AppName[];
  const pages = table ? [...Object.values(table.pages), ...Object.values(table.missing), table.notFound] : [];
  return [
    ...own.map((app) => versionIn(number, app)),
    ...pages.flatMap(({ apps, renderedIn }) => apps.map((app) => versionIn(renderedIn, app))),
  ];
}
