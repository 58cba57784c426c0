import type { Page } from 'playwright-core';
import type { VisitName } from './page-look.js';
import { saidAt, type Problem } from './problem.js';

/** Windows of other sizes a page is looked at in, by the visit, in CSS pixels. */
export const windows: Record<VisitName, { width: number; height: number }[]> = {
  wide: [
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
  ],
  narrow: [],
  elsewhere: [
    { width: 768, height: 1024 },
    { width: 600, height: 960 },
    { width: 844, height: 390 },
    { width: 320, height: 640 },
  ],
};

/** Lets happen what happens to pages that are open, and moves the mouse over what is first seen of the page. */
export async function letHappenTo(page: Page): Promise<Problem[]> {
  await page.evaluate(() => window.gateWatch.letHappen());
  const targets = await page.evaluate(() => window.gateWatch.firstControls());
  const problems: Problem[] = [];
  for (const [index, { name, x, y }] of targets.entries()) {
    await page.mouse.move(x, y);
    const lost = await page.evaluate((at) => window.gateWatch.lostUnderMouse(at), index);
    if (lost) problems.push({ check: 'touch', says: `under the mouse, "${name}" ${lost}` });
  }
  await page.mouse.move(1, (page.viewportSize()?.height ?? 2) - 2);
  // Menus that open under the mouse close in a moment.
  const closed = () => !document.querySelector('[popover]:popover-open, dialog[open]');
  await page.waitForFunction(closed, null, { timeout: 3000 }).catch(() => {});
  return problems;
}

/** Looks at how a page is laid out in windows of other sizes. */
export async function lookInWindows(
  page: Page,
  sizes: { width: number; height: number }[],
): Promise<Problem[]> {
  const before = page.viewportSize();
  const problems: Problem[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const found = await page.evaluate(async () => {
      await window.gateWatch.timers.frames(2);
      return window.gateWatch.readLayout().problems;
    });
    problems.push(...saidAt(`in a window of ${size.width} × ${size.height}`, found));
    if (problems.length) break;
  }
  if (before) await page.setViewportSize(before);
  return problems;
}
