import type { CDPSession, Page } from 'playwright-core';
import { metricsOf } from './page-burden.js';

/** Shows a page by day or by night. */
export const showPalette = (page: Page, palette: 'light' | 'dark'): Promise<void> =>
  page.evaluate((shown) => {
    document.documentElement.classList.toggle('dark', shown === 'dark');
    document.documentElement.classList.toggle('light', shown === 'light');
  }, palette);

/** The longest task of its main thread since that was asked last, in milliseconds. */
export const longestTaskOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.gateWatch.longestTask());

/** How far its parts were moved since it was opened. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => window.gateWatch.shift());

/** How many characters its content has. */
export const servedLength = (page: Page): Promise<number> =>
  page.evaluate(() => (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, '').length);

/** Which of these texts are others now, also after what goes on by itself went on. */
export const lostOf = (page: Page, texts: string[]): Promise<string[]> =>
  page.evaluate(async (served) => {
    const { gateWatch } = window;
    await gateWatch.timers.turn(({ kind, turns }) => kind === 'interval' || turns > 0);
    const now = new Set(gateWatch.contentTexts());
    return served.filter((text) => !now.has(text));
  }, texts);

/** The palette it is shown in. */
export const paletteOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.gateWatch.paletteShown());

/** Tag of what has the focus; empty when nothing has. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? at.tagName.toLowerCase() : '';
  });

/** Where its links lead, by their words. */
export const linksOf = (page: Page) => page.evaluate(() => window.gateWatch.readLinks());

/** What it says of itself. */
export const factsOf = (page: Page) => page.evaluate(() => window.gateWatch.readFacts());

/** Timers that began so far. Whatever begins from now on may be what somebody asked for. */
export const timersOf = (page: Page) =>
  page.evaluate(() => {
    const { chains } = window.gateWatch.timers;
    chains.use();
    return chains.texts();
  });

/** Processor time of its main thread, in milliseconds. */
export const workOf = async (session: CDPSession): Promise<number> =>
  Math.round(((await metricsOf(session)).TaskDuration ?? 0) * 1000);
