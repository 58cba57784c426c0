import type { AppName } from '@northgate/contracts/release.js';
import type { GateRecord, Revision } from '@northgate/contracts/revision.js';
import { appsOfTable } from '../apps/app-table.js';
import { checkClaims, checkPages } from '../apps/check-claims.js';
import { unopened, type BrowserVerdict, type Opening } from '../gate/browser-gate.js';
import type { Candidate } from '../gate/candidate-store.js';
import { checkPageBudget, checkScriptBudget, releasesOf, releasesWithBudget } from '../gate/check-budgets.js';
import { checkContracts } from '../gate/check-contracts.js';
import { checkLinks } from '../gate/check-links.js';
import type { ConsoleVerdict } from '../gate/console/open-console.js';
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
  /** Set when one app came back in an earlier version. */
  restored?: Revision['restored'];
}

/** The browser half of the gate: pages, and the console where there is one. */
export interface Browsing {
  open: (opening: Opening) => Promise<BrowserVerdict>;
  openConsole?: (opening: Opening) => Promise<ConsoleVerdict | null>;
}

interface JudgeOptions extends Browsing {
  store: Store;
}

/** The apps a change is about; none when only content or the brand changed. */
export const appsOf = (change: Change): AppName[] => ('apps' in change ? change.apps : []);

/** What can be said of releases before anything is rendered: contracts and budgets they do not keep, as sentences. */
export async function checkReleases(
  store: Store,
  apps: Revision['apps'],
  changed: AppName[],
): Promise<string[]> {
  const problems = [
    ...(await gone(store, apps, changed)),
    ...checkClaims(appsOfTable(await store.apps()), await releasesOf(store, apps, changed)),
    ...(await checkContracts(store, apps, changed)),
  ];
  for (const release of await releasesWithBudget(store, apps, changed))
    problems.push(...(await checkScriptBudget(store.releaseFolder(release.app, release.version), release)));
  return problems;
}

/** Releases that only this machine still has a copy of, as sentences. */
async function gone(store: Store, apps: Revision['apps'], changed: AppName[]): Promise<string[]> {
  const asked = changed.map(async (app) => {
    const version = apps[app]?.version;
    const isThere = version === undefined || (await store.hasRelease(app, version));
    return isThere ? [] : [`${app} ${version} is not in the store any more.`];
  });
  return (await Promise.all(asked)).flat();
}

const nothingNew = 'Every page is one that was live before, byte for byte.';

/** What rendering, budgets, links and, when those are content, the browser say of a candidate. */
export async function judgeCandidate(
  opened: Opened,
  revision: Revision,
  outcome: RenderOutcome,
  options: JudgeOptions,
): Promise<BrowserVerdict> {
  const { store } = options;
  const { folder, table, rendered } = outcome;
  const changed = appsOf(opened.change);
  const released = await releasesWithBudget(store, revision.apps, changed);
  const heavy = table ? await checkPageBudget(folder, table, released) : [];
  const claimed = table ? checkPages(appsOfTable(await store.apps()), table, changed) : [];
  const links = await linksOf(opened, revision, outcome, store);
  const problems = [...outcome.problems, ...heavy, ...claimed, ...links];
  if (!table || problems.length) return { ...unopened('Its pages were not fit to be opened.'), problems };
  return lookAt({ revision, folder, table, rendered }, opened, {
    ...options,
    everyPage: outcome.everyPage,
  });
}

/** What browsers find of a candidate that can be opened. */
async function lookAt(
  candidate: Candidate,
  { change, look, restored, ...opened }: Opened,
  { open, openConsole, everyPage }: Browsing & Pick<RenderOutcome, 'everyPage'>,
): Promise<BrowserVerdict> {
  const isNew = candidate.rendered.length > 0;
  if (opened.unopened !== null) return unopened(isNew ? opened.unopened : nothingNew);
  const changed = appsOf(change);
  const tell = look?.tell;
  // What comes back was in the console before, and going back waits for nothing that can be spared.
  const places = restored ? null : await openConsole?.({ candidate, changed, tell });
  if (places?.problems.length) return { ...unopened('The console was not fit to be opened.'), ...places };
  // Menu and brand are drawn by the frame.
  const drawn: AppName[] = everyPage ? [...changed, 'shell'] : changed;
  // Names, numbers and what is asked of other sites are to be others under another brand.
  const unlike = everyPage === 'brand';
  const pages = isNew ? await open({ candidate, changed: drawn, unlike, tell }) : unopened(nothingNew);
  return places ? { ...pages, record: withPlaces(pages.record, places) } : pages;
}

/** Where no page is new, nothing of pages was left out. */
const withPlaces = ({ pages, ...record }: GateRecord, { places, seconds }: ConsoleVerdict): GateRecord => ({
  ...(pages ? record : { browser: 'passed' }),
  pages,
  seconds: Math.round((record.seconds + seconds) * 10) / 10,
  places,
});

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
