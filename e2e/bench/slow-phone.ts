import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { flags } from '../playwright.config';

/** The profile Lighthouse calls slow 4G, as its applied throttling has it. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** What a page tells of itself: times in milliseconds since navigation. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
  /** The longest task of the main thread so far. */
  task: number;
  /** When what a click should bring about could be seen. */
  effect?: number;
}

/** Runs in a browser of its own, which ends with it. */
export async function withBrowser<T>(run: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: flags,
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A phone's page that observes itself, on a slow line with a slow processor unless `fast`. */
export async function phone(
  browser: Browser,
  { fast = false } = {},
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!fast) {
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(observe);
  return { page, session };
}

/** What the page has observed so far; nothing while it navigates. */
export const observed = (page: Page): Promise<Observed | undefined> =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed).catch(() => undefined);

/** Presses what the selector names where it is. False while there is nothing to press. */
export async function press(page: Page, session: CDPSession, selector: string): Promise<boolean> {
  const box = await page
    .evaluate((control) => {
      const element = document.querySelector(control);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return width && height ? { x: x + width / 2, y: y + height / 2 } : null;
    }, selector)
    .catch(() => null);
  if (!box) return false;
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await session.send('Input.dispatchMouseEvent', { type, ...box, button: 'left', clickCount: 1 });
  return true;
}

/** Runs in the page before any of its scripts. */
function observe(): void {
  const seen: Observed = { fcp: 0, lcp: 0, cls: 0, inp: 0, task: 0 };
  Object.assign(window, { observed: seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({ duration }) => (seen.task = Math.max(seen.task, duration)));
  on('event', ({ duration }) => (seen.inp = Math.max(seen.inp, duration)), { durationThreshold: 16 });
}
