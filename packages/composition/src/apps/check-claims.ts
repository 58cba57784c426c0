import type { AppName, Release } from '@northgate/contracts/release.js';
import type { PageTable } from '@northgate/contracts/revision.js';
import { fitOf, anyPath, ownersOf, type Apps, type Claims } from './app-table.js';

const others = (apps: Apps, app: AppName) =>
  (Object.entries(apps) as [AppName, Claims][]).filter(([name]) => name !== app);

/** What stands against an app claiming these paths, as sentences: claims and pages of other apps. */
export function checkNewClaims(
  app: AppName,
  paths: string[],
  { apps, pages }: { apps: Apps; pages: PageTable['pages'] },
): string[] {
  const claimed = paths.flatMap((path) =>
    others(apps, app).flatMap(([other, { paths: theirs }]) =>
      theirs
        .filter(
          (claim) => path !== anyPath && claim !== anyPath && (fitOf(claim, path) || fitOf(path, claim)),
        )
        .map((claim) => `${path} cannot be ${app}'s: ${other} claims ${claim}.`),
    ),
  );
  const taken = paths
    .filter((path) => path !== anyPath)
    .flatMap((path) =>
      Object.entries(pages)
        .filter(([page, { app: owner }]) => owner !== app && fitOf(path, page))
        .map(([page, { app: owner }]) => `${path} cannot be ${app}'s: ${page} is a page of ${owner}.`),
    );
  return [...claimed, ...taken];
}

const sentence = (apps: Apps, app: AppName, path: string): string[] => {
  const owners = ownersOf(apps, path);
  if (owners.includes(app)) return [];
  const whose = owners.length ? `which is ${owners.join(', ')}'s` : 'which nobody claims';
  return [`${app} has a page at ${path}, ${whose}; ${app} may have ${apps[app]?.paths.join(', ')}`];
};

/** What releases say they have and their apps may not, as sentences: unknown names, routes, places in the menu. */
export const checkClaims = (apps: Apps, releases: Release[]): string[] =>
  releases.flatMap(({ app, routes, menu }) => {
    const own = apps[app];
    if (!own) return [`${app} is no app of this site; npm run apps -- add ${app} makes it one`];
    const listed =
      menu.length && !own.menu ? [`${app} may not stand in the menu; npm run apps says who may`] : [];
    return [...routes.flatMap((route) => sentence(apps, app, route)), ...listed];
  });

/** Pages that apps have and may not, as sentences. What a release says of its routes need not be true. */
export const checkPages = (apps: Apps, { pages, missing }: PageTable, changed: AppName[]): string[] =>
  [...Object.entries(pages), ...Object.entries(missing)]
    .filter(([, { app }]) => changed.includes(app))
    .flatMap(([path, { app }]) => sentence(apps, app, path));
