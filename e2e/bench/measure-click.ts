import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { flags } from '../playwright.config';

/** A control, and what a click on it brings about, as selectors. */
export interface Control {
  press: string;
  expect: string;
}

/** Applied slow 4G and a CPU four times slower; times in milliseconds since navigation, sizes in bytes. */
export interface ClickFigures {
  fcp: number;
  lcp: number;
  cls: number;
  /** From navigation until an impatient visitor's click has its effect. */
  effect: number;
  /** From a click on the page at rest until the next frame is shown. */
  inp: number;
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  inp: number;
  effect?: number;
}

/** The profile Lighthouse calls slow 4G, as its applied throttling has it. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const between = 250;
const patience = 30_000;

/** Loads a page on a slow phone twice: once untouched for the paints, once pressing the control from the first paint on. */
export async function measureClick(url: string, control: Control): Promise<ClickFigures> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: flags,
  });
  try {
    const rested = await untouched(browser, url, control);
    return { ...rested, effect: await impatient(browser, url, control) };
  } finally {
    await browser.close();
  }
}

async function untouched(browser: Browser, url: string, { press: control }: Control): Promise<Observed> {
  const { page, session } = await slowPhone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const read = () => page.evaluate(() => (window as unknown as { observed: Observed }).observed);
  const { fcp, lcp, cls } = await read();
  await press(page, session, control);
  await page.waitForTimeout(2500);
  const { inp } = await read();
  await page.context().close();
  return { fcp, lcp, cls, inp };
}

async function impatient(browser: Browser, url: string, control: Control): Promise<number> {
  const { page, session } = await slowPhone(browser);
  await page.addInitScript(watchFor, control.expect);
  await page.goto(url, { waitUntil: 'commit' });
  const read = () =>
    page.evaluate(() => (window as unknown as { observed: Observed }).observed).catch(() => undefined);
  const end = Date.now() + patience;
  let pressed = 0;
  let observed: Observed | undefined;
  while (!(observed = await read())?.effect && Date.now() < end) {
    if (!observed?.fcp || Date.now() - pressed < between) continue;
    if (await press(page, session, control.press)) pressed = Date.now();
  }
  await page.context().close();
  return observed?.effect ?? Infinity;
}

async function slowPhone(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  return { page, session };
}

async function press(page: Page, session: CDPSession, selector: string): Promise<boolean> {
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
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { observed });
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (observed.fcp = startTime));
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.cls += value;
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.inp = Math.max(observed.inp, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page too: notes the first frame in which what was expected can be seen. */
function watchFor(selector: string): void {
  const look = () => {
    const { observed } = window as unknown as { observed: Observed };
    if (document.querySelector(selector)?.getClientRects().length) observed.effect ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
