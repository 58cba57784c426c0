import { rm } from 'node:fs/promises';
import type { PointerMove, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { keepPictures } from '../candidates/candidate-pictures.js';
import type { BrowserVerdict } from '../gate/browser-gate.js';
import { crowding } from '../processes/crowding.js';
import { DeadlineExceeded } from '../processes/deadline.js';
import type { RenderOptions, RenderOutcome } from '../render/render-options.js';
import { renderRevision } from '../render/render-revision.js';
import { expectShare, shareBeside } from './move-share.js';
import type { Refusal, Store } from '../store/store.js';
import { appsOf, checkReleases, judgeCandidate, type Browsing } from './judge-candidate.js';
import { gateRecord, objections } from './objections.js';
import { stamp } from './stamp.js';
import type { Step } from './step.js';

/** What a release or a change of content did. */
export interface Composed {
  revision: Revision;
  /** Null for a candidate, which moves nothing. */
  move: PointerMove | null;
  rendered: string[];
}

/** What a composer works with. */
export interface AttemptOptions extends Browsing {
  store: Store;
  /** The brand of the settings: that of a first revision, and of one in which the brand changes. */
  brand: Brand;
  apiOrigin: string;
  /** How long one page may take to render, in milliseconds. */
  renderTime: number;
  /** How long a part of another app may take on a page, in milliseconds; three seconds when left out. */
  partTime?: number | undefined;
  /** Author of revisions and moves; by default the user of this process. */
  author?: string | undefined;
}

/** A candidate that may not go live. */
export interface Failed {
  apps: Revision['apps'];
  found: Omit<Refusal, 'app' | 'version' | 'at'>;
  /** The content it was rendered with; undefined when the content has no part in why. */
  contentTag?: string | null;
  /** True when somebody may still say that its look is wanted. */
  held?: boolean;
}

/**
 * Renders what a step leads to, takes it through the gate, and moves the pointer unless it is a candidate. Throws `StoreConflict`
 * when somebody else was faster, and `ShareMoved` where the share that it ends is another by now.
 */
export async function attemptStep(step: Step, options: AttemptOptions): Promise<Composed | Failed> {
  const { store } = options;
  const live = await liveBefore(step, store);
  const apps = step.next(live?.revision.apps ?? {});
  const broken = await checkReleases(store, apps, appsOf(step.change));
  if (broken.length) return { apps, found: { problems: broken } };
  const number = await store.nextRevisionNumber();
  const base = live?.revision.number ?? null;
  const brand = await brandFor(step, base, options);
  const outcome = await render({ apps, number, base, change: step.change }, { ...options, brand });
  if (typeof outcome === 'string') return { apps, found: { problems: [outcome] } };
  const { folder, rendered, log, contentTag } = outcome;
  const unjudged = revisionOf(step, { number, parent: base, apps }, options.author);
  const verdict = await judgeCandidate(step, unjudged, outcome, options);
  const { found, held } = objections(verdict, step);
  if (found) {
    await rm(folder, { recursive: true, force: true });
    return { apps, found: { ...found, log }, contentTag, held };
  }
  // It is watched while it is young, and the gate may take long.
  const born = stamp('createdAt', options.author);
  const revision = { ...unjudged, ...born, ...whatPassed(step, outcome, verdict) };
  if (step.candidate && verdict.changes) await keepPictures(folder, verdict.changes);
  await store.addRevision(revision, folder);
  if (step.candidate) return { revision, move: null, rendered };
  return { revision, move: await moveTo(revision, { step, live: live?.move, options }), rendered };
}

async function liveBefore({ ends }: Step, store: Store): ReturnType<Store['live']> {
  const live = await store.live();
  if (ends) expectShare(live?.move.share, ends);
  return live;
}

/** A revision keeps the brand of the one before, whoever makes it and with whatever settings, unless the brand is to change. */
async function brandFor(
  { change }: Step,
  base: number | null,
  { store, brand }: AttemptOptions,
): Promise<Brand> {
  if (base === null || 'brand' in change) return brand;
  return (await store.readPages(base)).brand ?? brand;
}

interface From {
  step: Step;
  live: PointerMove | undefined;
  options: AttemptOptions;
}

async function moveTo({ number }: Revision, { step, live, options }: From): Promise<PointerMove> {
  const { store, author } = options;
  const share = await shareBeside(step, live?.share, store);
  return store.movePointer(live?.sequence ?? 0, {
    revision: number,
    ...(share && { share }),
    reason: step.reason,
    ...stamp('movedAt', author),
  });
}

const revisionOf = (
  { reason, restored, candidate }: Step,
  place: Pick<Revision, 'number' | 'parent' | 'apps'>,
  author: string | undefined,
): Revision => ({
  ...place,
  reason,
  ...stamp('createdAt', author),
  ...(restored && { restored }),
  ...(candidate && { candidate }),
});

/** What the gate said and of which pages. */
function whatPassed({ judged }: Step, { rendered, pagesHash }: RenderOutcome, verdict: BrowserVerdict) {
  const gate = (!rendered.length && judged) || gateRecord(verdict);
  return { gate, ...(pagesHash && { pagesHash }) };
}

/** Resolves with a sentence when rendering takes too long. */
async function render(
  candidate: Pick<RenderOptions, 'apps' | 'number' | 'base' | 'change'>,
  { renderTime, partTime, ...options }: AttemptOptions,
): Promise<RenderOutcome | string> {
  try {
    const times = { patience: renderTime * crowding(), partTime: partTime && partTime * crowding() };
    return await renderRevision({ ...options, ...candidate, ...times });
  } catch (error) {
    if (error instanceof DeadlineExceeded) return error.message;
    throw error;
  }
}
