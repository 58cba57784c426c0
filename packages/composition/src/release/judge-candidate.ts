import type { AppName } from '@northgate/contracts/release.js';
import type { Revision } from '@northgate/contracts/revision.js';
import { appsOfTable } from '../apps/app-table.js';
import { checkClaims, checkPages } from '../apps/check-claims.js';
import { unopened, type BrowserVerdict, type Opening } from '../gate/browser-gate.js';
import { checkPageBudget, checkScriptBudget, releasesOf, releasesWithBudget } from '../gate/check-budgets.js';
import { checkContracts } from '../gate/check-contracts.js';
import { checkLinks } from '../gate/check-links.js';
import type { Change, RenderOutcome } from '../render/render-options.js';
import type { Store } from '../store/store.js';

/** How the browser half of the gate is to deal with a release. */
export interface LookOptions {
  /** True when pages may look different from what is live. */
  acceptLook?: boolean;
  /** Called as pages are done, for people. */
  tell?: ((text: string) => void) | undefined;
}

/** What is judged and whether it is opened. */
export interface Opened {
  change: Change;
  /** Why the browser half of the gate is left out; it runs when this is null. */
  unopened: string | null;
  look?: LookOptions;
}

interface JudgeOptions {
  store: Store;
  /** The browser half of the gate. */
  open: (opening: Opening) => Promise<BrowserVerdict>;
}

/** The apps a change is about; none when only content changed. */
export const appsOf = (change: Change): AppName[] => ('apps' in change ? change.apps : []);

/** What can be said of releases before anything is rendered: contracts and budgets they do not keep, as sentences. */
export async function checkReleases(
  store: Store,
  apps: Revision['apps'],
  changed: AppName[],
): Promise<string[]> {
  const problems = [
    ...checkClaims(appsOfTable(await store.apps()), await releasesOf(store, apps, changed)),
    ...(await checkContracts(store, apps, changed)),
  ];
  for (const release of await releasesWithBudget(store, apps, changed))
    problems.push(...(await checkScriptBudget(store.releaseFolder(release.app, release.version), release)));
  return problems;
}

/** What rendering, budgets, links and, when those are content, the browser say of a candidate. */
export async function judgeCandidate(
  opened: Opened,
  revision: Revision,
  outcome: RenderOutcome,
  { store, open }: JudgeOptions,
): Promise<BrowserVerdict> {
  const { folder, table, rendered } = outcome;
  const changed = appsOf(opened.change);
  const released = await releasesWithBudget(store, revision.apps, changed);
  const heavy = table ? await checkPageBudget(folder, table, released) : [];
  const claimed = table ? checkPages(appsOfTable(await store.apps()), table, changed) : [];
  const links = await linksOf(opened, revision, outcome, store);
  const problems = [...outcome.problems, ...heavy, ...claimed, ...links];
  if (!table || problems.length) return { ...unopened('Its pages were not fit to be opened.'), problems };
  if (!rendered.length) return unopened('Every page is one that was live before, byte for byte.');
  if (opened.unopened !== null) return unopened(opened.unopened);
  const candidate = { revision, folder, table, rendered };
  // The menu is drawn by the frame.
  const drawn: AppName[] = outcome.menuChanges ? [...changed, 'shell'] : changed;
  return open({ candidate, changed: drawn, tell: opened.look?.tell });
}

/** An editor may withdraw a post that others link to; a release may not. */
async function linksOf(
  { change }: Opened,
  { parent }: Revision,
  outcome: RenderOutcome,
  store: Store,
): Promise<string[]> {
  const { table } = outcome;
  if (!table || 'content' in change) return [];
  const base =
    parent === null ? null : { table: await store.readPages(parent), folder: store.pagesFolder(parent) };
  return checkLinks({ ...outcome, rendered: [...outcome.rendered, ...outcome.back], table, base });
}
