import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { appsIn } from '../apps/apps-in.js';

/** Finds a revision by its number; undefined when there is none. */
export type FindRevision = (number: number) => Revision | undefined;

/** A version of an app that going back takes off the site, and the one that comes in its place; undefined for none. */
export interface TakenBack {
  app: AppName;
  version: string | undefined;
  /** The revision that brought the version that goes: who made it, when and why. */
  broughtBy: Revision | undefined;
  instead: string | undefined;
}

const versions = ({ apps }: Revision): string =>
  JSON.stringify(
    Object.entries(apps)
      .map(([app, { version }]) => [app, version])
      .sort(),
  );

const parentOf = ({ parent }: Revision, find: FindRevision): Revision | undefined =>
  parent === null ? undefined : find(parent);

/**
 * The nearest revision before this one whose apps were different; undefined when there is none. One with a version that
 * was taken back since is passed over: going back twice never brings a bad release again.
 */
export function beforeLastRelease(live: Revision, find: FindRevision): Revision | undefined {
  const takenBack = new Set<string>();
  const isOut = ({ apps }: Revision) =>
    Object.entries(apps).some(([app, { version }]) => takenBack.has(`${app} ${version}`));
  let revision: Revision | undefined = live;
  while (revision && (versions(revision) === versions(live) || isOut(revision))) {
    const before = parentOf(revision, find);
    const app = revision.restored?.app;
    if (app) takenBack.add(`${app} ${before?.apps[app]?.version}`);
    revision = before;
  }
  return revision;
}

/** The nearest revision before this one that had an earlier version of one app; undefined when there is none. */
export function beforeReleaseOf(app: AppName, live: Revision, find: FindRevision): Revision | undefined {
  const version = live.apps[app]?.version;
  let revision: Revision | undefined = live;
  while (revision?.apps[app]?.version === version && revision) {
    revision = beforeIn(app, revision, find);
  }
  return revision?.apps[app] ? revision : undefined;
}

/** What stands before a version that came back is older than what it replaced. */
const beforeIn = (app: AppName, revision: Revision, find: FindRevision): Revision | undefined =>
  revision.restored?.app === app ? find(revision.restored.revision) : parentOf(revision, find);

/** Which releases a move from the live revision to another one takes back. */
export function takenBackBy(target: Revision, live: Revision, find: FindRevision): TakenBack[] {
  return appsIn(live, target).flatMap((app) => {
    const version = live.apps[app]?.version;
    const instead = target.apps[app]?.version;
    return version === instead ? [] : [{ app, version, instead, broughtBy: broughtBy(app, live, find) }];
  });
}

/** The revision with which the live version of an app came. */
function broughtBy(app: AppName, live: Revision, find: FindRevision): Revision | undefined {
  let revision = live;
  for (;;) {
    const before = parentOf(revision, find);
    if (!before || before.apps[app]?.version !== live.apps[app]?.version) return revision;
    revision = before;
  }
}
