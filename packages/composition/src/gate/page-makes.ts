import type { AppName } from '@northgate/contracts/release.js';
import type { PageJson } from '@northgate/contracts/page-json.js';
import type { Depth } from './page-look.js';
import { livePages, noveltyOf, readPage, type Entries, type Makes, type Novelty } from './page-novelty.js';

/** What is to be done with a page; unopened are those that need not be looked at. */
export type PageDepth = Depth | 'unopened';

/**
 * How deep one looks at each page of a candidate. Of pages of one app on which the same new modules draw, the first is used. In pages
 * whose words and files are as they are live, nothing but the entry of a new app is new: the first of an app is used, or seen where
 * another page of the app is used, and of the others is seen that they open. Where the entry too is as it is live, but for the names of
 * files these pages do not load, the first is seen and the others are not opened.
 */
export async function depthsOf(makes: Makes): Promise<Map<string, PageDepth>> {
  const { candidate, changed, store } = makes;
  const before = await livePages(store, candidate.revision.parent);
  const asBefore: { path: string; app: AppName; novelty: Novelty }[] = [];
  const [shapes, usedApps] = [new Set<string>(), new Set<AppName>()];
  const depths = new Map<string, PageDepth>();
  const entries: Entries = new Map();
  for (const path of candidate.rendered) {
    const page = await readPage(candidate, path);
    const novelty = page && before ? await noveltyOf({ ...makes, page, before, entries }) : 'content';
    if (page && novelty !== 'content') {
      asBefore.push({ path, app: page.app, novelty });
      continue;
    }
    const shape = page ? newPartsOf(page, changed) : path;
    depths.set(path, shapes.has(shape) ? 'seen' : 'used');
    shapes.add(shape);
    if (page) usedApps.add(page.app);
  }
  const begun = new Set<AppName>();
  for (const { path, app, novelty } of asBefore) {
    const [first, others] = depthsAsBefore(novelty, usedApps.has(app));
    depths.set(path, begun.has(app) ? others : first);
    begun.add(app);
  }
  return depths;
}

/** What is done with the first page of an app that is as it is live, and with the others. */
const depthsAsBefore = (novelty: Novelty, isAppUsed: boolean): [PageDepth, PageDepth] =>
  novelty === 'names' ? ['seen', 'unopened'] : [isAppUsed ? 'seen' : 'used', 'opened'];

/** What is new in a page: equal for pages of an app on which the same new modules draw, with the same new parts in them. */
function newPartsOf({ app, module, remotes, parts }: PageJson, changed: AppName[]): string {
  const exposed = Object.entries(remotes)
    .filter(([name]) => changed.includes(name as AppName))
    .map(([name, { exposes }]) => [name, Object.keys(exposes).sort()]);
  if (!changed.includes(app)) return JSON.stringify([app, exposed]);
  const islands = Object.values(parts).flatMap((markup) => markup.match(/data-island="[^"]+"/g) ?? []);
  return JSON.stringify([app, module, exposed, Object.keys(parts).sort(), [...new Set(islands)].sort()]);
}
