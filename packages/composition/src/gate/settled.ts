import type { Page } from 'playwright-core';
import { isOfLostDocument, type Problem } from './problem.js';

/** How long one waits until a page is looked at again, in milliseconds. */
const pause = 250;

/** What is still wrong after so many milliseconds: what moves arrives in a moment, and later on a busy machine. */
export async function settled(
  page: Page,
  patience: number,
  look: () => Promise<Problem[]>,
): Promise<Problem[]> {
  for (const until = Date.now() + patience; ;) {
    const found = await look();
    if (!found.length || Date.now() > until) return found;
    await page.waitForTimeout(pause);
  }
}

/** Asks a page something, and once more when it loads itself anew meanwhile, as one may that has been come back to. */
export const askedTwice = <Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch(async (error: unknown) => {
    if (!isOfLostDocument(error)) throw error;
    await page.waitForLoadState('load');
    return ask();
  });
