/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import type { WatchedWindow } from './in-page/watch.js';
import type { Problem } from './problem.js';
import { checkSeenText } from './seen-text.js';

/** How many characters of the content a page has on paper. */
export async function printedLength(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const length = await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const shown = heading?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return shown ? (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, '').length : 0;
  });
  await page.emulateMedia({ media: null });
  return length;
}

/** Looks at a page as it is for visitors who welcome motion, when everything that moves has arrived. */
export async function lookInMotion(page: Page, session: CDPSession): Promise<Problem[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      const ends = animation.effect?.getComputedTiming().endTime !== Infinity;
      if (ends && animation.timeline instanceof DocumentTimeline) animation.finish();
    }
  });
  const layout = await page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.readLayout());
  const frame = layout.problems.filter(({ check }) => check === 'landmark' || check === 'sideways');
  const { problems } = await checkSeenText(page, session, layout);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return [...frame, ...problems].map(({ check, says }) => ({ check, says: `with motion, ${says}` }));
}
