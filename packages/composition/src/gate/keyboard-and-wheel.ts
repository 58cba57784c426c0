/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Problem } from './problem.js';

/** Turns the wheel over a page and goes through it with the keyboard; says what of it does not answer. */
export async function tryKeyboardAndWheel(page: Page): Promise<Problem[]> {
  const problems: Problem[] = [];
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  let scrolled = false;
  for (let turn = 0; turn < 4 && !scrolled; turn += 1) {
    await page.mouse.wheel(0, 300);
    scrolled = await page
      .waitForFunction(
        () => window.scrollY > 0 || document.documentElement.scrollHeight <= window.innerHeight,
        null,
        { timeout: 1500 },
      )
      .then(
        () => true,
        () => false,
      );
  }
  if (!scrolled) problems.push({ check: 'wheel', says: 'it cannot be scrolled' });
  const focused = new Set<string>();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    focused.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        return `${activeElement?.tagName} ${activeElement?.textContent.slice(0, 40)} ${activeElement?.getAttribute('href')}`;
      }),
    );
  }
  if (focused.size < 3)
    problems.push({ check: 'keyboard', says: 'the keyboard does not go from one control to the next' });
  await page.keyboard.press('Escape');
  return problems;
}
