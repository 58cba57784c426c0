import { PNG } from 'pngjs';
import type { CDPSession, Page } from 'playwright-core';
import type { Facts } from './in-page/facts.js';
import { timersLeftBehind } from './page-listeners.js';
import { differenceOf } from './picture-difference.js';
import type { Problem } from './problem.js';
import { settled } from './settled.js';
import { takePicture } from './take-picture.js';

/** A page that is gone to from another one. */
export interface Stop {
  path: string;
  /** Its main heading. */
  heading: string;
  /** A PNG of its first screen when it is opened by itself, at half size; null when that is not to be compared. */
  png: Buffer | null;
  /** Timers that begin there when it is opened by itself, as they are written; null when that is not known. */
  timers: string[] | null;
  /** What it says of itself when it is opened by itself; not in what was kept before that was asked. */
  head?: Facts['head'] | undefined;
}

/** What of it the page that is gone to is to say as well. */
const saidThere = ['title', 'canonical address', 'word for search engines'];

/** How far down one may arrive, in CSS pixels. */
const mostDown = 3;

/** The part of the time for a page to be shown in which it is to look as it should once it is. */
const settling = 0.25;

/** More of the ink of a first screen than this, and the page there is not the one that is live. */
const mostDifferent = 0.5;

/**
 * Presses a link to a page, which takes its place without a load, and says whether that looks as when it is opened itself.
 * `patience` is how long the router may take to show a page, in milliseconds.
 */
export async function walkOn(
  page: Page,
  session: CDPSession,
  stop: Stop,
  patience: number,
): Promise<Problem[]> {
  await page.evaluate(() => {
    document.documentElement.classList.replace('dark', 'light');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  const untouched = await press(page, stop.path, patience);
  return untouched.length ? untouched : arrive(page, session, { ...stop, patience });
}

/** Goes back to a place by the history and says whether it is there again, with a main heading and the whole frame. */
export async function walkBack(
  page: Page,
  /** `key` is that of the entry in the history. */
  place: { key: string; path: string },
  patience: number,
): Promise<Problem[]> {
  await page.evaluate((key) => void navigation.traverseTo(key), place.key);
  const arrived = await page
    .waitForFunction(isAt, { path: place.path }, { timeout: patience })
    .catch(() => null);
  if (!arrived) return [{ check: 'walk', says: 'one does not come back to it' }];
  // Who is sent on is sent on in a moment.
  await page.waitForTimeout(120);
  return lookedAround(page, patience, async () => {
    const key = await page.evaluate(() => navigation.currentEntry?.key);
    if (key !== place.key) return [{ check: 'walk', says: 'one is sent on again when one comes back to it' }];
    const frame = await page.evaluate(() => window.gateWatch.checkLandmarks());
    return frame.map(({ says }) => ({ check: 'walk', says: `when one comes back to it, ${says}` }));
  });
}

/** Runs in the page: whether it has this address and shows a main heading, or this one. */
const isAt = ({ path, heading }: { path: string; heading?: string }): boolean =>
  location.pathname === path &&
  [...document.querySelectorAll('main h1')].some((one) => {
    const text = one.textContent.trim();
    return (heading === undefined ? text : text === heading) && window.gateWatch.isShown(one);
  });

/** What is still wrong with a page one came to after a while; it may load itself anew once. */
const lookedAround = (page: Page, patience: number, look: () => Promise<Problem[]>): Promise<Problem[]> =>
  settled(page, patience * settling, () =>
    look().catch((error: unknown) => [
      { check: 'walk', says: `the page it led to cannot be looked at: ${String(error)}` },
    ]),
  );

/** Presses a link with the mouse, wherever it stands; one of our own when the page has none. */
async function press(page: Page, path: string, patience: number): Promise<Problem[]> {
  const way = (to: string) => window.gateWatch.wayTo(to);
  const found = await page.waitForFunction(way, path, { timeout: patience }).catch(() => null);
  const point = await found?.jsonValue();
  if (!point) return [{ check: 'walk', says: `a link to ${path} cannot be touched` }];
  // Playwright's own click waits for the navigation of a form, which is sent and yet not left for.
  await page.mouse.click(point.x, point.y);
  return [];
}

async function arrive(
  page: Page,
  session: CDPSession,
  { path, heading, png, timers, head, patience }: Stop & { patience: number },
): Promise<Problem[]> {
  const arrived = await page
    .waitForFunction(isAt, { path, heading }, { timeout: patience })
    .catch(() => null);
  if (!arrived) return [{ check: 'walk', says: `a link to ${path} does not lead there` }];
  // Looking around scrolls.
  const low = await lookedAround(page, patience, () => standsLow(page, path));
  if (low.length) return low;
  return lookedAround(page, patience, () => lookAround(page, session, { path, png, timers, head }));
}

async function lookAround(
  page: Page,
  session: CDPSession,
  { path, png, timers, head }: Omit<Stop, 'heading'>,
): Promise<Problem[]> {
  const frame = await page.evaluate(() => window.gateWatch.checkLandmarks());
  if (frame.length)
    return frame.map(({ says }) => ({ check: 'walk', says: `on ${path}, coming from it, ${says}` }));
  const otherwise = head ? await saysOtherwise(page, path, head) : [];
  if (otherwise.length) return otherwise;
  const left = timers ? await timersLeftBehind(page, timers) : [];
  if (left.length) return left;
  if (!png) return [];
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const shown = PNG.sync.read(await takePicture(session, { width, height }));
  const { share } = differenceOf(PNG.sync.read(png), shown);
  if (share <= mostDifferent) return [];
  const percent = Math.round(share * 100);
  const says = `${path} looks different when one comes from here: ${percent} % of its first screen`;
  return [{ check: 'walk', says }];
}

/** Says when one does not stand at the top of a page one came to. */
async function standsLow(page: Page, path: string): Promise<Problem[]> {
  const down = await page.evaluate(async () => {
    // The router scrolls within some frames.
    await window.gateWatch.timers.frames(2);
    // A link with a fragment leads further down.
    return window.location.hash ? 0 : Math.round(window.scrollY);
  });
  if (down < mostDown) return [];
  return [{ check: 'walk', says: `on ${path}, coming from it, one stands ${down} pixels below its top` }];
}

/** What a page says of itself and does not when it is opened by itself. */
async function saysOtherwise(page: Page, path: string, head: Facts['head']): Promise<Problem[]> {
  const { now } = await page.evaluate(() => window.gateWatch.head());
  return saidThere
    .filter((name) => (head[name] ?? '') !== (now[name] ?? ''))
    .map((name) => ({
      check: 'walk',
      says: `on ${path}, coming from it, its ${name} is "${now[name] ?? ''}" instead of "${head[name] ?? ''}"`,
    }));
}
