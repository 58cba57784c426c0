import type { Browser, CDPSession, Page } from '@playwright/test';
import { observed, phone, press, withBrowser } from './slow-phone';

/** What coming alive costs: sizes in bytes as transferred, times in milliseconds of the main thread. */
export interface BootFigures {
  html: number;
  /** Until the frame answers. */
  frame: number;
  /** The federation runtime and the entries of remotes. */
  federation: number;
  /** Everything until the page is alive. */
  boot: number;
  files: number;
  /** Unthrottled, from the first interaction until nothing more happens. */
  mainThread: number;
  /** The longest task meanwhile, with a processor four times slower. */
  longestTask: number;
}

const settled = 1500;

/** Loads a page, touches it and waits until it is alive: once unthrottled for the sums, once on a slow phone. */
export const measureBoot = (url: string): Promise<BootFigures> =>
  withBrowser(async (browser) => ({
    ...(await sums(browser, url)),
    longestTask: await longestTask(browser, url),
  }));

async function sums(browser: Browser, url: string): Promise<Omit<BootFigures, 'longestTask'>> {
  const { page, session } = await phone(browser, { fast: true });
  const weights = weigh(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settled);
  const before = await taskTime(session);
  await comeAlive(page, session);
  const mainThread = (await taskTime(session)) - before;
  await page.context().close();
  const scripts = [...weights].filter(([address]) => address.endsWith('.js'));
  const sum = (pattern: RegExp) =>
    scripts.reduce((total, [address, bytes]) => total + (pattern.test(address) ? bytes : 0), 0);
  return {
    html: weights.get(url) ?? NaN,
    frame: sum(/\/shell\/.*\/main\.js$/),
    federation: sum(/\/federation\.|\/remoteEntry\.js$/),
    boot: sum(/./),
    files: scripts.length,
    mainThread,
  };
}

async function longestTask(browser: Browser, url: string): Promise<number> {
  const { page, session } = await phone(browser);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settled * 2);
  await page.evaluate(() => ((window as unknown as { observed: { task: number } }).observed.task = 0));
  await comeAlive(page, session);
  const seen = await observed(page);
  await page.context().close();
  return seen?.task ?? NaN;
}

/** Presses where nothing is, as a thumb that begins to scroll does. */
async function comeAlive(page: Page, session: CDPSession): Promise<void> {
  await press(page, session, 'h1');
  await page.locator('html[data-booted]').waitFor();
  await page.waitForTimeout(settled);
}

/** Bytes of every address, as transferred; each counts once, however often it is asked for. */
function weigh(session: CDPSession): Map<string, number> {
  const addresses = new Map<string, string>();
  const weights = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId);
    if (address) weights.set(address, Math.max(weights.get(address) ?? 0, encodedDataLength));
  });
  return weights;
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
