/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import type { WatchedWindow } from './in-page/watch.js';
import type { Problem } from './problem.js';
import { checkSeenText } from './seen-text.js';
import { settled } from './settled.js';

/** How many characters of the content a page has on paper, and whether they are to be seen there. */
export async function lookOnPaper(
  page: Page,
  session: CDPSession,
): Promise<{ length: number; problems: Problem[] }> {
  await page.emulateMedia({ media: 'print' });
  const layout = await page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.readLayout());
  const { problems } = await checkSeenText(page, session, layout);
  const length = await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const shown = heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown ? (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, '').length : 0;
  });
  await page.emulateMedia({ media: null });
  return { length, problems: problems.map(({ check, says }) => ({ check, says: `printed, ${says}` })) };
}

/** Looks whether a page is there for visitors who have asked for more contrast or for colours of their own. */
export async function lookInOtherColours(page: Page, patience: number): Promise<Problem[]> {
  await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
  const found = await settled(page, patience, () =>
    page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.checkLandmarks()),
  );
  await page.emulateMedia({ contrast: null, forcedColors: null });
  return found.map(({ check, says }) => ({ check, says: `with colours of its visitor, ${says}` }));
}

/** What flashes more than three times a second makes some people ill; in milliseconds. */
const shortestTurn = 334;

/** Looks at a page as it is for visitors who welcome motion, when everything that moves has arrived. */
export async function lookInMotion(page: Page, session: CDPSession, patience: number): Promise<Problem[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const flashing = await page.evaluate(async (shortest) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const all = document.getAnimations();
    for (const animation of all) {
      const ends = animation.effect?.getComputedTiming().endTime !== Infinity;
      if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
    }
    return all.filter(({ effect, playState }) => {
      const { endTime, duration } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && endTime === Infinity && Number(duration) < shortest;
    }).length;
  }, shortestTurn);
  const found = await settled(page, patience, () => lookAtFirstScreen(page, session));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (flashing)
    found.push({ check: 'motion', says: 'something moves more than three times a second, without end' });
  return found.map(({ check, says }) => ({ check, says: `with motion, ${says}` }));
}

async function lookAtFirstScreen(page: Page, session: CDPSession): Promise<Problem[]> {
  const layout = await page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.readLayout());
  const frame = layout.problems.filter(({ check }) => check === 'landmark' || check === 'sideways');
  const { problems } = await checkSeenText(page, session, layout);
  return [...frame, ...problems];
}
