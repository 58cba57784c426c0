import type { CDPSession, Page } from 'playwright-core';
import { checkAccessibility } from './check-accessibility.js';
import { comeAlive } from './come-alive.js';
import { strayedLinks } from './compare-links.js';
import { goAway } from './go-away.js';
import type { HeldCalls } from './held-calls.js';
import { changesSince, letTimePass } from './later.js';
import { lookInMotion, lookInOtherColours, lookOnPaper } from './other-media.js';
import { letHappenTo, lookInWindows, windows } from './other-windows.js';
import { heldBurden, idleBurden, spending } from './page-burden.js';
import { blockingListeners } from './page-listeners.js';
import type { PageTrace } from './page-complaints.js';
import { isSeenOnly, visits, type Depth, type PageLook, type VisitName } from './page-look.js';
import { saidAt, type Problem } from './problem.js';
import { checkSeenText } from './seen-text.js';
import { askedTwice } from './settled.js';
import { showPalette, takePicture } from './take-picture.js';
import {
  byKeyboard,
  byOpening,
  byPressing,
  bySending,
  changedPlatform,
  forgetPassing,
} from './use-controls.js';
import type { Stop } from './walk-on.js';

/** Does something that is given up when it takes too long; the first words say what it is. */
export type Step = <T>(what: string, work: Promise<T>) => Promise<T>;

/** A page that has come alive in one of its visits. */
export interface Visit {
  page: Page;
  session: CDPSession;
  /** What the page sends to the api. */
  calls: HeldCalls;
  trace: PageTrace;
  /** Takes what is found. */
  look: PageLook;
  name: VisitName;
  visited: { origin: string; path: string; stops: () => Promise<Stop[]>; depth?: Depth };
  step: Step;
  /** How long a page may take to be shown, in milliseconds: less than a step may. */
  patience: number;
}

type Part = (visit: Visit) => Promise<void>;

/** Looks at a page, uses it, lets time pass, and goes on from it; ends with the first of these in which something is wrong. */
export async function examinePage(visit: Visit): Promise<void> {
  const { look, trace, name, visited } = visit;
  for (const part of parts[visited.depth ?? 'used'][name] ?? []) {
    await part(visit);
    if (look.problems.length || trace.problems.length) return;
  }
}

/** A part that does nothing but find what is wrong. */
const finding =
  (what: string, find: (visit: Visit) => Promise<Problem[]>): Part =>
  async (visit) =>
    void visit.look.problems.push(...(await visit.step(what, find(visit))));

const inWindows = finding('looking at it in other windows', ({ page, name }) =>
  lookInWindows(page, windows[name]),
);

const material = finding('reading what it is made of', ({ page }) =>
  page.evaluate(() => window.gateWatch.checkMaterial()),
);

const conduct = finding('trying what browsers do', ({ page }) =>
  page.evaluate(() => window.gateWatch.checkConduct()),
);

const inMotion = finding('looking at it in motion', ({ page, session, patience }) =>
  lookInMotion(page, session, patience / 10),
);

const inOtherColours = finding('looking at it in other colours', ({ page, patience }) =>
  lookInOtherColours(page, patience / 10),
);

/** What its scripts and its policy complained of since it was opened. */
export const heardBy = (page: Page): Promise<Problem[]> =>
  askedTwice(page, () => page.evaluate(() => window.gateWatch.heard()));

async function views(visit: Visit): Promise<void> {
  const { palette, width } = visits[visit.name];
  const palettes = palette === 'light' ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  // Of pages whose like is used, one palette on each screen: what differs is what they say.
  for (const shown of isSeenOnly(visit.visited.depth) ? palettes.slice(0, 1) : palettes) {
    const at = `at ${width} pixels${shown === 'dark' ? ' by night' : ''}`;
    await visit.step(`looking at it ${at}`, view(visit, shown, at));
  }
}

/** Looks at a page whose like is used as it is on a phone, in the window it has been opened in. */
async function narrowed(visit: Visit): Promise<void> {
  const { width, height, palette } = visits.narrow;
  const narrow = async () => {
    await visit.session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await visit.page.setViewportSize({ width, height });
  };
  await visit.step('making its window narrow', narrow());
  const at = `at ${width} pixels by night`;
  await visit.step(`looking at it ${at}`, view({ ...visit, name: 'narrow' }, palette, at));
}

async function view(
  { page, session, look, name, visited }: Visit,
  palette: 'light' | 'dark',
  at: string,
): Promise<void> {
  await showPalette(page, palette);
  const layout = await page.evaluate(() => window.gateWatch.readLayout());
  const found = layout.problems;
  if (name === 'wide' && visited.depth !== 'compared' && visited.depth !== 'opened')
    found.push(...(await checkAccessibility(page, palette === 'dark' ? 'colours' : 'all')));
  const png = await takePicture(session, layout);
  // What is below the first screen is looked at once in each visit.
  const whole = !isSeenOnly(visited.depth) && palette === visits[name].palette ? png : undefined;
  const { problems, unseen } = await checkSeenText(page, session, layout, whole);
  look.problems.push(...saidAt(at, [...found, ...problems]));
  const { seen, height } = layout;
  look.views.push({ ...seen, name: `${visits[name].width} ${palette}`, height, unseen, png });
}

async function happens({ page, session, look, step }: Visit): Promise<void> {
  const spent = await step('measuring it', spending(page, session));
  look.problems.push(...(await step('letting happen what happens to pages', letHappenTo(page))));
  look.scrolling = await step('measuring it', spent());
  look.blocking = await step('asking who listens', blockingListeners(session));
}

async function alone({ page, session, look, step }: Visit): Promise<void> {
  Object.assign(look.burden, await step('leaving it alone', idleBurden(page, session)));
}

/** What a page says of itself may also change a moment after it has come alive. */
async function said({ page, look, step }: Visit): Promise<void> {
  look.problems.push(...(await step('reading what it says of itself', changesSince(page, 'in a moment'))));
  const before = look.facts?.links ?? [];
  const links = await step(
    'reading what it says of itself',
    page.evaluate(() => window.gateWatch.readLinks()),
  );
  for (const { name, from, to } of strayedLinks(before, links, () => true))
    look.problems.push({
      check: 'links',
      says: `a moment later, its link "${name}" leads to ${to} instead of ${from}`,
    });
}

/** Runs in the page: which of these texts are others now, also after what goes on by itself went on. */
async function lostTexts(served: string[]): Promise<string[]> {
  const { gateWatch } = window;
  await gateWatch.timers.turn(({ kind, turns }) => kind === 'interval' || turns > 0);
  const now = new Set(gateWatch.contentTexts());
  return served.filter((text) => !now.has(text));
}

async function words({ page, look, step }: Visit): Promise<void> {
  look.lost = await step('reading its words', page.evaluate(lostTexts, look.texts));
}

/** Where nobody presses anything, all that changes is the doing of the page. */
async function untouched({ page, session, trace, look, step }: Visit): Promise<void> {
  const focused = await step(
    'reading what has the focus',
    page.evaluate(() => window.gateWatch.focused()),
  );
  const { problems, later } = await step('letting time pass', letTimePass(page, session, trace));
  look.later = { ...later, focused: later.focused || focused };
  const when = 'within ten minutes';
  look.problems.push(...problems, ...(await step('reading what it says', changesSince(page, when))));
}

async function onPaper({ page, session, look, step }: Visit): Promise<void> {
  const { length, problems } = await step('printing it', lookOnPaper(page, session));
  look.printed = length;
  look.problems.push(...problems);
}

async function inTime(visit: Visit): Promise<void> {
  const { page, session, trace, look, step } = visit;
  const { problems, later } = await step('letting time pass', letTimePass(page, session, trace));
  look.problems.push(...problems);
  look.later = later;
  await forgetPassing(visit);
  await changedPlatform(visit);
  const { kept, removed } = await step(
    'reading what it keeps',
    page.evaluate(() => window.gateWatch.keptThings()),
  );
  look.kept = kept;
  if (removed.length)
    look.problems.push({
      check: 'keeps',
      says: `it removes what others keep in its visitor's browser: ${removed.join(', ')}`,
    });
  Object.assign(look.burden, await step('weighing it', heldBurden(session)));
}

/** Who comes a second time brings along what the first visit left behind. */
async function again({ page, look, step, patience, visited }: Visit): Promise<void> {
  look.problems.push(...(await step('hearing what went wrong', heardBy(page))));
  // The first time there was none; where it is welcome, scripts do more.
  await step('welcoming motion', page.emulateMedia({ reducedMotion: 'no-preference' }));
  // What was pressed may have changed the address.
  await step(
    'opening it again',
    page.goto(`${visited.origin}${visited.path}?utm_source=gate`, { waitUntil: 'load' }),
  );
  const found = await step('coming alive again', comeAlive(page, patience));
  look.problems.push(...saidAt('when it is opened again', found));
}

const judged = [happens, views, material, alone, said, words, conduct, inMotion];
const used = [byPressing, byOpening, bySending, inTime];

/** What is done with a page in each visit, by how deep one looks. */
const parts: Record<Depth, Partial<Record<VisitName, Part[]>>> = {
  used: {
    wide: [...judged, inWindows, byKeyboard, ...used, goAway],
    narrow: [...judged, onPaper, ...used, again],
    elsewhere: [inWindows, inOtherColours, untouched],
  },
  compared: {
    wide: [happens, views, alone, words, byKeyboard, byPressing, byOpening, bySending, inTime],
    narrow: [happens, views, alone, words, onPaper, byPressing, bySending, inTime],
  },
  seen: { wide: [happens, views, material, said, words, inMotion, narrowed] },
  opened: { wide: [views, said] },
};

/** The ways one comes to a page of this depth. */
export const waysOf = (depth: Depth): VisitName[] => Object.keys(parts[depth]) as VisitName[];
