/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { Facts } from './in-page/facts.js';
import type { WatchedWindow } from './in-page/watch.js';
import type { Problem } from './problem.js';

/** How far the clock of a page that has been looked at is put forward, in milliseconds. */
const minutes = 600_000;

/** What a document says of itself, and how much text its content has. */
export interface DocumentState {
  facts: Facts;
  length: number;
}

export const readState = (page: Page): Promise<DocumentState> =>
  page.evaluate(() => ({
    facts: (window as unknown as WatchedWindow).gateWatch.readFacts(),
    length: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, '').length,
  }));

/** Lets ten minutes pass at once and says what of the page is not there any more. */
export async function letTimePass(page: Page): Promise<Problem[]> {
  const before = await readState(page);
  await page.evaluate((ms) => (window as unknown as WatchedWindow).gateWatch.timers.pass(ms), minutes);
  const landmarks = await page.evaluate(() =>
    (window as unknown as WatchedWindow).gateWatch.checkLandmarks(),
  );
  const after = await readState(page);
  const words = await page.evaluate(() => (window as unknown as WatchedWindow).gateWatch.checkMaterial());
  const problems = [
    ...landmarks,
    ...words.filter(({ check }) => check === 'words'),
    ...changesOf(before.facts, after.facts),
  ];
  if (after.length < before.length * 0.6)
    problems.push({
      check: 'content',
      says: `of ${before.length} characters ${after.length} are left`,
    });
  return problems.map(({ check, says }) => ({ check, says: `within ten minutes, ${says}` }));
}

/** What a script made of what was served. */
export function changesOf(before: Facts, after: Facts): Problem[] {
  return Object.entries(before.head)
    .filter(([name, value]) => after.head[name] !== value)
    .map(([name, value]) => ({
      check: 'document',
      says: `its ${name} becomes "${after.head[name] ?? ''}" instead of "${value}"`,
    }));
}
