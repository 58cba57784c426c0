import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageTable } from '@northgate/contracts/revision.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { pageAt } from './candidate-store.js';
import { pageLinks, type PageLinks } from './page-links.js';

/** Addresses that other parts of the site serve. */
const served = /^\/(api|assets|embeds)\/|^\/[^/]+\.\w+$|^\/blog\/feed\.xml$|^\/\.well-known\/security\.txt$/;

/** Addresses that neither pages nor their files have. */
const ofOthers = /^\/(api|assets|embeds|\.well-known)\//;

interface Pages {
  folder: string;
  table: PageTable;
}

interface LinkOptions extends Pages {
  /** Paths that were rendered anew. */
  rendered: string[];
  /** The live pages; null before the first revision. */
  base: Pages | null;
  /** True when pages may be missing because something else failed, which is told elsewhere. */
  incomplete: boolean;
}

/** The page at an address as what links and is linked to; null when there is none. */
type LinkedPages = (path: string) => Promise<PageLinks | null>;

/** Reads each page once. */
function linkedPages({ folder, table }: Pages): LinkedPages {
  const known = new Map<string, Promise<PageLinks | null>>();
  const read = async (path: string) => {
    const page = pageAt(table, path);
    return page ? pageLinks(await readFile(join(folder, page.file), 'utf8')) : null;
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

/** Whether there is something at an address: a page of this site, or whatever is not for pages to say. */
export function leadsSomewhere(table: PageTable, link: string): boolean {
  const target = targetOf(link, '/');
  return !target || Boolean(pageAt(table, target.path));
}

/** Links of a candidate's pages that lead nowhere, and links of all others whose target it takes away, as sentences. */
export async function checkLinks(options: LinkOptions): Promise<string[]> {
  const { table, rendered, base, incomplete } = options;
  const pages = linkedPages(options);
  const excused = new Set(table.failures.map(({ path }) => path));
  const isExcused = (path: string) =>
    excused.has(path) || (incomplete && !(path in (base?.table.pages ?? {})));
  const problems: string[] = [];
  const addresses = servedAddresses(table);
  for (const path of rendered) {
    problems.push(...(await deadLinks(path, pages, isExcused)));
    const { told = [] } = (path in table.pages && (await pages(path))) || {};
    const lost = [...told].filter((address) => !isServed(address, table, addresses, isExcused));
    problems.push(...lost.map((address) => `${path} tells others of ${address}, which is not there`));
  }
  if (base) problems.push(...(await orphanedLinks(options, base, pages)));
  return problems;
}

/** Files that a revision serves beside its pages, by their addresses. */
const servedAddresses = ({ pages, files, redirects = {} }: PageTable): Set<string> =>
  new Set([
    ...Object.keys(redirects),
    ...[...Object.keys(files), ...Object.values(pages).map(({ picture }) => picture ?? '')].map(
      (file) => `/${file}`,
    ),
  ]);

/** Whether a whole address is one of another site, or is served by this one. */
function isServed(
  address: string,
  table: PageTable,
  addresses: Set<string>,
  isExcused: (path: string) => boolean,
): boolean {
  const { origin, pathname } = new URL(address);
  if (!table.brand || origin !== new URL(table.brand.siteUrl).origin || ofOthers.test(pathname)) return true;
  const path = canonicalPath(decoded(pathname));
  return addresses.has(decoded(pathname)) || isExcused(path) || Boolean(pageAt(table, path));
}

async function deadLinks(
  path: string,
  pages: LinkedPages,
  isExcused: (path: string) => boolean,
): Promise<string[]> {
  const page = await pages(path);
  if (!page) return [];
  const problems = [...page.controlled]
    .filter((id) => !page.ids.has(id))
    .map((id) => `${path} has a button for #${id}, which is not there`);
  for (const link of page.links) {
    const target = targetOf(link, path);
    if (!target || isExcused(target.path)) continue;
    const there = await pages(target.path);
    if (!there) problems.push(`${path} links to ${link}, which is not a page of the site`);
    else if (target.id && !there.ids.has(target.id))
      problems.push(`${path} links to ${link}, and ${target.path} has nothing with the id ${target.id}`);
  }
  return problems;
}

/** Links of pages that stay as they are to what is gone with this candidate. */
async function orphanedLinks(
  { folder, table, rendered }: LinkOptions,
  base: Pages,
  pages: LinkedPages,
): Promise<string[]> {
  const lost = await lostTargets({ table, rendered }, base, pages);
  if (!lost.size) return [];
  const isLost = (link: string, path: string) => {
    const target = targetOf(link, path);
    return target !== null && (lost.has(target.path) || lost.has(`${target.path}#${target.id}`));
  };
  const problems: string[] = [];
  for (const [path, { file }] of Object.entries(table.pages)) {
    if (rendered.includes(path)) continue;
    const { links } = pageLinks(await readFile(join(folder, file), 'utf8'));
    for (const link of links)
      if (isLost(link, path)) problems.push(`${path} links to ${link}, which this release takes away`);
  }
  return problems;
}

/** Paths that are gone, and ids that are gone from pages, as `/path#id`. */
async function lostTargets(
  { table, rendered }: Pick<LinkOptions, 'table' | 'rendered'>,
  base: Pages,
  pages: LinkedPages,
): Promise<Set<string>> {
  const before = linkedPages(base);
  const lost = new Set(Object.keys(base.table.pages).filter((path) => !(path in table.pages)));
  for (const path of rendered) {
    const [was, is] = [await before(path), await pages(path)];
    const gone = is ? [...(was?.ids ?? [])].filter((id) => !is.ids.has(id)) : [];
    for (const id of gone) lost.add(`${path}#${id}`);
  }
  return lost;
}

/** Where on this site a link leads; null for links elsewhere, to files, and to the top of the same page. */
function targetOf(link: string, from: string): { path: string; id: string } | null {
  if (!/^[/#]/.test(link) || link.startsWith('//')) return null;
  const [address = '', fragment = ''] = link.split('#', 2);
  const [path = ''] = address.split('?', 1);
  if (served.test(path)) return null;
  const id = fragment === 'top' || fragment.startsWith(':~:') ? '' : decoded(fragment);
  return path || id ? { path: path ? canonicalPath(path) : from, id } : null;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
