import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName, Release } from '@northgate/contracts/release.js';
import type { PageTable, Revision } from '@northgate/contracts/revision.js';
import { encodings } from '../files/compress.js';
import type { Store } from '../store/store.js';
import { budgetOf, type Budget } from './budgets.js';

/** What an app weighs, in bytes after brotli; `boot` and `scripts` as `Budget` has them. */
export type Weight = Pick<Budget, 'boot' | 'scripts'>;

const compressed = async (file: string): Promise<number> => (await stat(file + encodings.br)).size;
const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Weighs the scripts of a release that lies in a folder. */
export async function weighScripts(folder: string, release: Release): Promise<Weight> {
  const scripts = Object.keys(release.files).filter((file) => /^browser\/.*\.js$/.test(file));
  const sizes = new Map<string, number>();
  for (const file of scripts) sizes.set(file, await compressed(join(folder, file)));
  const together = (files: string[]) => sum(files.map((file) => sizes.get(file) ?? 0));
  const entry = sizes.get(release.entry.browser) ?? 0;
  const modules =
    release.app === 'shell'
      ? [scripts.filter((file) => /^browser\/chunks\/federation\./.test(file))]
      : Object.values(release.exposes).map((files) => files.map((file) => `browser/${file}`));
  return {
    boot: entry + Math.max(0, ...modules.map(together)),
    scripts: together(scripts),
  };
}

/** The releases of these apps, without those that are not there. */
export async function releasesOf(store: Store, apps: Revision['apps'], of: AppName[]): Promise<Release[]> {
  const found = of.map(async (app) => store.readRelease(app, apps[app]?.version ?? ''));
  return (await Promise.all(found)).filter((release) => release !== null);
}

/** The releases of these apps that are held to budgets: what is built to develop with weighs what it weighs. */
export async function releasesWithBudget(
  store: Store,
  apps: Revision['apps'],
  changed: AppName[],
): Promise<Release[]> {
  return (await releasesOf(store, apps, changed)).filter(({ mode }) => mode !== 'development');
}

/** What of a release is over its budget, as sentences. */
export async function checkScriptBudget(folder: string, release: Release): Promise<string[]> {
  const { boot, scripts } = await weighScripts(folder, release);
  const budget = budgetOf(release.app);
  return [
    ...over(`${release.app}, what its heaviest part loads to come alive`, boot, budget.boot),
    ...over(`${release.app}, all its scripts together`, scripts, budget.scripts),
  ];
}

/** Which pages of these releases are over the budgets for HTML and styles, as sentences. `folder` holds the pages of the table. */
export async function checkPageBudget(
  folder: string,
  table: PageTable,
  releases: Release[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, page] of [...Object.entries(table.pages), ['/404', table.notFound] as const])
    if (releases.some(({ app }) => app === page.app)) {
      const { html, styles } = budgetOf(page.app);
      const [all] = page.styles ?? [];
      problems.push(
        ...over(`${path}, its HTML`, await compressed(join(folder, page.file)), html),
        ...(all ? over(`${path}, its styles`, await compressed(join(folder, all)), styles) : []),
      );
    }
  return problems;
}

function over(what: string, bytes: number, budget: number): string[] {
  const size = bytes / 1000;
  if (size <= budget) return [];
  return [`${what}: ${size.toFixed(1)} KB, ${(size - budget).toFixed(1)} KB over the budget of ${budget} KB`];
}
