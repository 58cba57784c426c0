import { entryIntegrity, type Release } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';

/** Puts releases beside, or in the place of, the apps of a revision. */
export const withReleases =
  (releases: Release[]) =>
  (apps: Revision['apps']): Revision['apps'] => ({
    ...apps,
    ...Object.fromEntries(
      releases.map((release) => [
        release.app,
        { version: release.version, integrity: entryIntegrity(release) },
      ]),
    ),
  });
