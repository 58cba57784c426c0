import type { CDPSession, Page } from 'playwright-core';
import { named, saidAt, type Problem } from './problem.js';
import { checkSeenText } from './seen-text.js';
import { settled } from './settled.js';

/** How many characters of the content a page has on paper, and whether they are to be seen there. */
export async function lookOnPaper(
  page: Page,
  session: CDPSession,
): Promise<{ length: number; problems: Problem[] }> {
  await page.emulateMedia({ media: 'print' });
  const layout = await page.evaluate(() => window.gateWatch.readLayout());
  const { problems } = await checkSeenText(page, session, layout);
  const length = await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    return heading && window.gateWatch.isShown(heading)
      ? (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, '').length
      : 0;
  });
  await page.emulateMedia({ media: null });
  return { length, problems: saidAt('printed', problems) };
}

/** Looks whether a page is there for visitors who have asked for more contrast or for colours of their own. */
export async function lookInOtherColours(page: Page, patience: number): Promise<Problem[]> {
  await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
  const found = await settled(page, patience, () => page.evaluate(() => window.gateWatch.checkLandmarks()));
  await page.emulateMedia({ contrast: null, forcedColors: null });
  return saidAt('with colours of its visitor', found);
}

/** What flashes more than three times a second makes some people ill; in milliseconds. */
const shortestTurn = 334;

/** After how long what arrives is to have begun to, in milliseconds. */
const longestArrival = 4000;

/** Looks at a page as it is for visitors who welcome motion, when everything that moves has arrived. */
export async function lookInMotion(page: Page, session: CDPSession, patience: number): Promise<Problem[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { flashing, waiting } = await page.evaluate(letArrive, [shortestTurn, longestArrival] as const);
  const found = await settled(page, patience, () => lookAtFirstScreen(page, session));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (flashing)
    found.push({ check: 'motion', says: 'something moves more than three times a second, without end' });
  found.push(...named('motion', waiting, `after ${longestArrival / 1000} s these are still to come: *`));
  return saidAt('with motion', found);
}

/**
 * Runs in the page: puts all that moves to its end, or to where it is after the longest time for that. How much flashes, and
 * which texts in their place are not shown, for what brings them has not begun by then.
 */
async function letArrive([shortest, longest]: readonly [number, number]) {
  window.scrollTo({ top: 0, behavior: 'instant' });
  await window.gateWatch.timers.frames(2);
  const timed = document.getAnimations().map((animation) => {
    const { endTime, delay, duration } = animation.effect?.getComputedTiming() ?? {};
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    return { animation, end: Number(endTime), delay: Number(delay), duration: Number(duration), target };
  });
  for (const { animation, end } of timed) {
    if (end === Infinity || !(animation.timeline instanceof DocumentTimeline)) continue;
    if (end <= longest) animation.finish();
    else animation.currentTime = Math.max(longest, Number(animation.currentTime));
  }
  // A hint that comes up over the page may wait.
  const waiting = timed.flatMap(({ delay, target }) =>
    delay > longest &&
    target?.closest('main') &&
    !['absolute', 'fixed'].includes(getComputedStyle(target).position) &&
    !target.checkVisibility({ opacityProperty: true })
      ? [target.textContent.trim().slice(0, 40)]
      : [],
  );
  const flashing = timed.filter(
    ({ animation, end, duration }) =>
      animation.playState === 'running' && end === Infinity && duration < shortest,
  ).length;
  return { flashing, waiting: waiting.filter(Boolean) };
}

async function lookAtFirstScreen(page: Page, session: CDPSession): Promise<Problem[]> {
  const layout = await page.evaluate(() => window.gateWatch.readLayout());
  const frame = layout.problems.filter(({ check }) => check === 'landmark' || check === 'sideways');
  const { problems } = await checkSeenText(page, session, layout);
  return [...frame, ...problems];
}
