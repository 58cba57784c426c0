import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageJson } from '@northgate/contracts/page-json.js';
import { entryIntegrity, type AppName, type Release } from '@northgate/contracts/release.js';
import { isOpen } from '../pages/asset-cache.js';
import type { Store } from '../store/store.js';
import { pageAt, type Candidate } from './candidate-store.js';

/** A candidate and what it is compared with. */
export interface Makes {
  candidate: Candidate;
  /** The apps that are new. */
  changed: AppName[];
  store: Store;
}

/** What is new in a page: something it shows or loads, nothing but entries of new apps, or nothing but names in these. */
export type Novelty = 'content' | 'entry' | 'names';

/** By app, whether the entry of its new release is the live one but for names. */
export type Entries = Map<AppName, Promise<boolean>>;

/** Where the pages of a revision lie. */
type Pages = Pick<Candidate, 'folder' | 'table'>;

/** The pages of a live revision; null where there is none. */
export async function livePages(store: Store, revision: number | null): Promise<Pages | null> {
  if (revision === null) return null;
  return { folder: store.pagesFolder(revision), table: await store.readPages(revision) };
}

/** What a page is made of; null where there is no such page. */
export async function readPage({ table, folder }: Pages, path: string): Promise<PageJson | null> {
  const file = pageAt(table, path)?.json;
  return file ? (JSON.parse(await readFile(join(folder, file), 'utf8')) as PageJson) : null;
}

interface Compared extends Makes {
  page: PageJson;
  before: Pages;
  entries: Entries;
}

/** What is new in a page, of its words and of all files that a browser may load for it. A live page that cannot be read is none to compare with. */
export const noveltyOf = (compared: Compared): Promise<Novelty> => compare(compared).catch(() => 'content');

async function compare({ page, before, candidate, changed, store, entries }: Compared): Promise<Novelty> {
  const live = changed.includes('shell') ? null : await readPage(before, page.path);
  if (!live || live.shell !== page.shell) return 'content';
  let [was, is] = [await textOf(before, live), await textOf(candidate, page)];
  let novelty: Novelty = 'names';
  for (const app of changed.filter((name) => name in live.remotes || name in page.remotes)) {
    const [one, other] = [live.remotes[app], page.remotes[app]];
    const [old, now] = await Promise.all([one, other].map((remote) => releaseOf(store, app, remote)));
    if (!other || !old || !now) return 'content';
    [was, is] = [withoutVersion(was, old), withoutVersion(is, now)];
    const files = newFilesOf(old, now);
    if (files.some((file) => mayBeUsedBy(Object.keys(other.exposes), file, [old, now]))) return 'content';
    const isSame = entries.get(app) ?? isSameEntry(store, [old, now], files);
    entries.set(app, isSame);
    if (!(await isSame)) novelty = 'entry';
  }
  return was === is ? novelty : 'content';
}

const releaseOf = async (
  store: Store,
  app: AppName,
  remote: { version: string } | undefined,
): Promise<Release | null> => (remote ? store.readRelease(app, remote.version) : null);

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
      isOpen(name) &&
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

/**
 * Whether the entries of two releases of an app are the same text once the versions, and the names and hashes of these files, are left
 * out: what loads none of them then runs the same code with both.
 */
async function isSameEntry(store: Store, releases: [Release, Release], files: string[]): Promise<boolean> {
  const [one, other] = await Promise.all(
    releases.map(async (release) => {
      const file = join(store.releaseFolder(release.app, release.version), release.entry.browser);
      return withoutNames(await readFile(file, 'utf8'), release, files);
    }),
  );
  return one === other;
}

/** The hash that webpack puts into the name of a file. */
const hashIn = (file: string): string | undefined => /\.([0-9a-f]{8,})\.\w+$/.exec(file)?.[1];

function withoutNames(entry: string, { version, files: all }: Release, files: string[]): string {
  const names = files.flatMap((file) => {
    const sha384 = all[file]?.sha384;
    return sha384 ? [sha384, encodeURIComponent(sha384), hashIn(file)] : [];
  });
  return [version, ...names].reduce<string>((text, name) => (name ? text.replaceAll(name, '') : text), entry);
}
