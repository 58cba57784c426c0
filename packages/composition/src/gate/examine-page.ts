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
import type { Problem } from './problem.js';
import { focusOf, linksOf, lostOf, showPalette } from './read-page.js';
import { checkSeenText } from './seen-text.js';
import { askedTwice } from './settled.js';
import { takePicture } from './take-picture.js';
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

/** What is done with a page in each visit, by how deep one looks. */
const parts: Record<Depth, Record<VisitName, Part[]>> = {
  used: {
    wide: [
      happens,
      views,
      material,
      alone,
      said,
      words,
      conduct,
      inMotion,
      inWindows,
      byKeyboard,
      byPressing,
      byOpening,
      bySending,
      inTime,
      goAway,
    ],
    narrow: [
      happens,
      views,
      material,
      alone,
      said,
      words,
      conduct,
      inMotion,
      onPaper,
      byPressing,
      byOpening,
      bySending,
      inTime,
      again,
    ],
    elsewhere: [inWindows, inOtherColours, untouched],
  },
  seen: {
    wide: [happens, views, material, said, words, inMotion, narrowed],
    narrow: [],
    elsewhere: [],
  },
  opened: { wide: [views, said], narrow: [], elsewhere: [] },
  compared: {
    wide: [happens, views, alone, words, byKeyboard, byPressing, bySending, inTime],
    narrow: [happens, views, alone, words, onPaper, byPressing, bySending, inTime],
    elsewhere: [],
  },
};

/** Looks at a page, uses it, lets time pass, and goes on from it; ends with the first of these in which something is wrong. */
export async function examinePage(visit: Visit): Promise<void> {
  const { look, trace, name, visited } = visit;
  for (const part of parts[visited.depth ?? 'used'][name]) {
    await part(visit);
    if (look.problems.length || trace.problems.length) return;
  }
}

const watchOf = (page: Page) => ({
  conduct: () => page.evaluate(() => window.gateWatch.checkConduct()),
  material: () => page.evaluate(() => window.gateWatch.checkMaterial()),
  kept: () => page.evaluate(() => window.gateWatch.keptThings()),
});

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
  const found: Problem[] = layout.problems;
  if (name === 'wide' && visited.depth !== 'compared' && visited.depth !== 'opened')
    found.push(...(await checkAccessibility(page, palette === 'dark' ? 'colours' : 'all')));
  const png = await takePicture(session, layout);
  // What is below the first screen is looked at once in each visit.
  const whole = !isSeenOnly(visited.depth) && palette === visits[name].palette ? png : undefined;
  const { problems, unseen } = await checkSeenText(page, session, layout, whole);
  look.problems.push(
    ...[...found, ...problems].map(({ check, says }) => ({ check, says: `${at}, ${says}` })),
  );
  const { regions, height, heading, shown, hidden, unreadable, headerStays, hiddenPictures } = layout;
  const seen = { regions, height, heading, unseen, shown, hidden, unreadable, headerStays, hiddenPictures };
  const ofText = { cut: layout.cut, whole: layout.whole };
  look.views.push({ name: `${visits[name].width} ${palette}`, ...seen, ...ofText, png });
}

async function happens({ page, session, look, step }: Visit): Promise<void> {
  const spent = await step('measuring it', spending(page, session));
  look.problems.push(...(await step('letting happen what happens to pages', letHappenTo(page))));
  look.scrolling = await step('measuring it', spent());
  look.blocking = await step('asking who listens', blockingListeners(session));
}

async function inWindows({ page, look, step, name }: Visit): Promise<void> {
  look.problems.push(...(await step('looking at it in other windows', lookInWindows(page, windows[name]))));
}

async function material({ page, look, step }: Visit): Promise<void> {
  look.problems.push(...(await step('reading what it is made of', watchOf(page).material())));
}

async function alone({ page, session, look, step }: Visit): Promise<void> {
  Object.assign(look.burden, await step('leaving it alone', idleBurden(page, session)));
}

async function conduct({ page, look, step }: Visit): Promise<void> {
  look.problems.push(...(await step('trying what browsers do', watchOf(page).conduct())));
}

/** What a page says of itself may also change a moment after it has come alive. */
async function said({ page, look, step }: Visit): Promise<void> {
  look.problems.push(...(await step('reading what it says of itself', changesSince(page, 'in a moment'))));
  const before = look.facts?.links ?? [];
  const links = await step('reading what it says of itself', linksOf(page));
  for (const { name, from, to } of strayedLinks(before, links, () => true))
    look.problems.push({
      check: 'links',
      says: `a moment later, its link "${name}" leads to ${to} instead of ${from}`,
    });
}

async function words({ page, look, step }: Visit): Promise<void> {
  look.lost = await step('reading its words', lostOf(page, look.texts));
}

/** Where nobody presses anything, all that changes is the doing of the page. */
async function untouched({ page, session, trace, look, step }: Visit): Promise<void> {
  const focused = await step('reading what has the focus', focusOf(page));
  const { problems, later } = await step('letting time pass', letTimePass(page, session, trace));
  look.later = { ...later, focused: later.focused || focused };
  const when = 'within ten minutes';
  look.problems.push(...problems, ...(await step('reading what it says', changesSince(page, when))));
}

async function inMotion({ page, session, look, step, patience }: Visit): Promise<void> {
  look.problems.push(...(await step('looking at it in motion', lookInMotion(page, session, patience / 10))));
}

async function onPaper({ page, session, look, step }: Visit): Promise<void> {
  const { length, problems } = await step('printing it', lookOnPaper(page, session));
  look.printed = length;
  look.problems.push(...problems);
}

async function inOtherColours({ page, look, step, patience }: Visit): Promise<void> {
  look.problems.push(
    ...(await step('looking at it in other colours', lookInOtherColours(page, patience / 10))),
  );
}

async function inTime(visit: Visit): Promise<void> {
  const { page, session, trace, look, step } = visit;
  const { problems, later } = await step('letting time pass', letTimePass(page, session, trace));
  look.problems.push(...problems);
  look.later = later;
  await forgetPassing(visit);
  await changedPlatform(visit);
  const { kept, removed } = await step('reading what it keeps', watchOf(page).kept());
  look.kept = kept;
  if (removed.length)
    look.problems.push({
      check: 'keeps',
      says: `it removes what others keep in its visitor's browser: ${removed.join(', ')}`,
    });
  Object.assign(look.burden, await step('weighing it', heldBurden(session)));
}

/** What its scripts and its policy complained of since it was opened. */
export const heardBy = (page: Page): Promise<Problem[]> =>
  askedTwice(page, () => page.evaluate(() => window.gateWatch.heard()));

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
  look.problems.push(
    ...found.map(({ check, says }) => ({ check, says: `when it is opened again, ${says}` })),
  );
}
