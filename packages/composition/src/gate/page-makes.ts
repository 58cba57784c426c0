import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageJson } from '@northgate/contracts/page-json.js';
import { entryIntegrity, type AppName, type Release } from '@northgate/contracts/release.js';
import type { Store } from '../store/store.js';
import type { Candidate } from './candidate-store.js';
import { pageAt } from './live-looks.js';
import type { Depth } from './page-look.js';

interface Makes {
  candidate: Candidate;
  /** The apps that are new. */
  changed: AppName[];
  store: Store;
}

/**
 * How deep one looks at each page of a candidate. Of pages of one app on which the same new modules draw, the first is used. In pages
 * whose words and files are as they are live, nothing but the entry of a new app is new: the first of an app is used, or seen where
 * another page of the app is used, and of the others is seen that they open.
 */
export async function depthsOf({ candidate, changed, store }: Makes): Promise<Map<string, Depth>> {
  const before = await livePages(store, candidate.revision.parent);
  const asBefore: { path: string; app: AppName }[] = [];
  const [makes, usedApps] = [new Set<string>(), new Set<AppName>()];
  const depths = new Map<string, Depth>();
  for (const path of candidate.rendered) {
    const page = await readPage(candidate, path);
    if (page && before && (await isAsBefore({ page, before, candidate, changed, store }))) {
      asBefore.push({ path, app: page.app });
      continue;
    }
    const make = page ? newPartsOf(page, changed) : path;
    depths.set(path, makes.has(make) ? 'seen' : 'used');
    makes.add(make);
    if (page) usedApps.add(page.app);
  }
  const begun = new Set<AppName>();
  for (const { path, app } of asBefore) {
    depths.set(path, begun.has(app) ? 'opened' : usedApps.has(app) ? 'seen' : 'used');
    begun.add(app);
  }
  return depths;
}

/** A live page that cannot be read is none to compare with. */
const isAsBefore = (compared: Compared): Promise<boolean> => hasOldFilesOnly(compared).catch(() => false);

/** What is new in a page: equal for pages of an app on which the same new modules draw, with the same new parts in them. */
function newPartsOf({ app, module, remotes, parts }: PageJson, changed: AppName[]): string {
  const exposed = Object.entries(remotes)
    .filter(([name]) => changed.includes(name as AppName))
    .map(([name, { exposes }]) => [name, Object.keys(exposes).sort()]);
  if (!changed.includes(app)) return JSON.stringify([app, exposed]);
  const islands = Object.values(parts).flatMap((markup) => markup.match(/data-island="[^"]+"/g) ?? []);
  return JSON.stringify([app, module, exposed, Object.keys(parts).sort(), [...new Set(islands)].sort()]);
}

/** Where the pages of a revision lie. */
type Pages = Pick<Candidate, 'folder' | 'table'>;

async function livePages(store: Store, revision: number | null): Promise<Pages | null> {
  if (revision === null) return null;
  return { folder: store.pagesFolder(revision), table: await store.readPages(revision) };
}

async function readPage({ table, folder }: Pages, path: string): Promise<PageJson | null> {
  const file = pageAt(table, path)?.json;
  return file ? (JSON.parse(await readFile(join(folder, file), 'utf8')) as PageJson) : null;
}

interface Compared extends Makes {
  page: PageJson;
  before: Pages;
}

/** Whether the words of a page and all files that a browser may load for it, save the entries of apps, are those of the live one. */
async function hasOldFilesOnly({ page, before, candidate, changed, store }: Compared): Promise<boolean> {
  const live = changed.includes('shell') ? null : await readPage(before, page.path);
  if (!live || live.shell !== page.shell) return false;
  let [was, is] = [await textOf(before, live), await textOf(candidate, page)];
  for (const app of changed) {
    const [one, other] = [live.remotes[app], page.remotes[app]];
    if (!one && !other) continue;
    if (!one || !other) return false;
    const [old, now] = await Promise.all([one, other].map(({ version }) => store.readRelease(app, version)));
    if (!old || !now) return false;
    [was, is] = [withoutVersion(was, old), withoutVersion(is, now)];
    if (newFilesOf(old, now).some((file) => mayBeUsedBy(Object.keys(other.exposes), file, [old, now])))
      return false;
  }
  return was === is;
}

/** Everything a visitor is sent as the page: its document and its late data. */
async function textOf({ table, folder }: Pages, { path, lateData }: PageJson): Promise<string> {
  const files = [pageAt(table, path)?.file ?? '', lateData.slice(1)];
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .join('')
    .replaceAll(lateData, '')
    .replace(/"revision":\d+/g, '');
}

const withoutVersion = (text: string, release: Release): string =>
  text.replaceAll(release.version, '').replaceAll(entryIntegrity(release), '');

/** Files for browsers that are not the same in two releases, the entry aside. */
function newFilesOf(old: Release, now: Release): string[] {
  const names = new Set([...Object.keys(old.files), ...Object.keys(now.files)]);
  return [...names].filter(
    (name) =>
      name.startsWith('browser/') &&
      !name.endsWith('.map') &&
      name !== now.entry.browser &&
      old.files[name]?.sha384 !== now.files[name]?.sha384,
  );
}

/** Whether one of these modules may load a file: it is one of their scripts, or no module says that it is one of its own. */
function mayBeUsedBy(modules: string[], file: string, releases: Release[]): boolean {
  const owners = releases.flatMap(({ exposes, parts }) =>
    Object.keys(exposes).filter((name) =>
      [...(exposes[name] ?? []), ...(parts[name] ?? [])].some((script) => `browser/${script}` === file),
    ),
  );
  return !owners.length || owners.some((name) => modules.includes(name));
}
