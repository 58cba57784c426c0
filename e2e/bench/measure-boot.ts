import type { Browser } from '@playwright/test';
import { pageDataId } from '@northgate/contracts/page.js';
import { setTimeout as wait } from 'node:timers/promises';
import { Phone, withBrowser, type Observed } from './slow-phone';

/** What coming alive costs: sizes in bytes as transferred, times in milliseconds of the main thread. */
export interface BootFigures {
  html: number;
  /** Until the frame answers. */
  frame: number;
  /** The federation runtime and the entries of remotes. */
  federation: number;
  /** Everything that is executed from the first touch on, but for parts in the first screen. */
  boot: number;
  bootFiles: number;
  /** The scripts of parts in the first screen that come alive with the page. */
  parts: number;
  partFiles: number;
  /** Unthrottled, from the first interaction until nothing more happens, beyond what the page at rest costs. */
  mainThread: number;
  /** The longest task meanwhile, with a processor four times slower. */
  longestTask: number;
}

const settled = 1500;

/** Loads a page, touches it and waits until it is alive: for its sizes, for its time, and once on a slow phone. */
export const measureBoot = (url: string): Promise<BootFigures> =>
  withBrowser(async (browser) => ({
    ...(await sizes(browser, url)),
    mainThread: await mainThread(browser, url),
    longestTask: await longestTask(browser, url),
  }));

async function sizes(
  browser: Browser,
  url: string,
): Promise<Omit<BootFigures, 'mainThread' | 'longestTask'>> {
  const phone = await Phone.open(browser, { slowLine: false, slowProcessor: false });
  const weights = await weigh(phone);
  await phone.goto(url);
  await wait(settled);
  const atRest = await phone.evaluate(() => [...document.scripts].map(({ src }) => src));
  await comeAlive(phone);
  const ofParts = new Set(await phone.evaluate(scriptsOfParts, pageDataId));
  await phone.close();
  const scripts = [...weights].filter(([address]) => address.endsWith('.js') && !atRest.includes(address));
  const sum = (scripts: [string, number][]) => scripts.reduce((total, [, bytes]) => total + bytes, 0);
  const sizeOf = (pattern: RegExp) => sum(scripts.filter(([address]) => pattern.test(address)));
  const boot = scripts.filter(([address]) => !ofParts.has(address));
  const parts = scripts.filter(([address]) => ofParts.has(address));
  return {
    html: weights.get(url) ?? NaN,
    frame: sizeOf(/\/shell\/.*\/main\.js$/),
    federation: sizeOf(/\/federation\.|\/remoteEntry\.js$/),
    boot: sum(boot),
    bootFiles: boot.length,
    parts: sum(parts),
    partFiles: parts.length,
  };
}

/** Runs in the page: addresses of the scripts of parts in its first screen. */
function scriptsOfParts(id: string): string[] {
  const text = document.getElementById(id)?.textContent ?? '{}';
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string[]> };
  return Object.values(scripts).flatMap((paths) => paths.map((path) => new URL(path, location.href).href));
}

async function mainThread(browser: Browser, url: string): Promise<number> {
  const phone = await Phone.open(browser, { slowLine: false, slowProcessor: false });
  await phone.send('Performance.enable', { timeDomain: 'threadTicks' });
  await phone.goto(url);
  await wait(settled);
  const { rate } = await spent(phone, () => wait(settled));
  const { time, lasted } = await spent(phone, () => comeAlive(phone));
  await phone.close();
  return Math.max(0, time - rate * lasted);
}

/** What the main thread does meanwhile, in milliseconds and as a share of the time. */
async function spent(phone: Phone, run: () => Promise<void>) {
  const [began, before] = [performance.now(), await taskTime(phone)];
  await run();
  const [lasted, time] = [performance.now() - began, (await taskTime(phone)) - before];
  return { time, lasted, rate: time / lasted };
}

async function longestTask(browser: Browser, url: string): Promise<number> {
  const phone = await Phone.open(browser, { slowLine: false });
  await phone.goto(url);
  await wait(settled * 2);
  await phone.evaluate(() => {
    (window as unknown as { observed: Observed }).observed.task = 0;
  });
  await comeAlive(phone);
  const seen = await phone.observed();
  await phone.close();
  return seen?.task ?? NaN;
}

/** Presses where nothing is, as a thumb that begins to scroll does. */
async function comeAlive(phone: Phone): Promise<void> {
  await phone.press('h1');
  while (!(await phone.evaluate(() => 'booted' in document.documentElement.dataset))) await wait(50);
  await wait(settled);
}

/** Bytes of every address, as transferred; each counts once, however often it is asked for. */
async function weigh(phone: Phone): Promise<Map<string, number>> {
  const addresses = new Map<string, string>();
  const weights = new Map<string, number>();
  phone.on<{ requestId: string; request: { url: string } }>(
    'Network.requestWillBeSent',
    ({ requestId, request }) => addresses.set(requestId, request.url),
  );
  phone.on<{ requestId: string; encodedDataLength: number }>(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => {
      const address = addresses.get(requestId);
      if (address) weights.set(address, Math.max(weights.get(address) ?? 0, encodedDataLength));
    },
  );
  await phone.send('Network.enable');
  return weights;
}

async function taskTime(phone: Phone): Promise<number> {
  const { metrics } = await phone.send<{ metrics: { name: string; value: number }[] }>(
    'Performance.getMetrics',
  );
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}
