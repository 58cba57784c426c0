import type { Browser, Page } from 'playwright-core';
import { checkAccessibility } from '../check-accessibility.js';
import type { SpareWindows } from '../spare-windows.js';

/** Windows in which the console is looked at, one by day and one by night. */
export const consoleWindows = [
  { width: 1280, palette: 'light' },
  { width: 390, palette: 'dark' },
] as const;

/** One place of the console in one window. */
export interface Place {
  origin: string;
  path: string;
  window: (typeof consoleWindows)[number];
}

/** What is wrong with a place, as sentences, and a picture of it (JPEG in base64) when something is. */
export interface PlaceLook {
  problems: string[];
  jpeg: string | null;
}

/** Characters that a place says at least besides its heading. */
const least = 12;

/** Waits that are no limit, in milliseconds: for what comes late, and for colours and drawers that are on their way. */
const pauses = { late: 250, colours: 600 };

/** Opens a place of the console, in a window of this size that is spare when there is one, and says what is wrong with it. */
export async function lookAtPlace(
  browser: Browser,
  place: Place,
  { patience, spare }: { patience: number; spare?: SpareWindows<{ page: Page }> | undefined },
): Promise<PlaceLook> {
  const left = await spare?.take(`${place.origin}/api/nothing`);
  const page = left?.page ?? (await openWindow(browser, place));
  page.setDefaultTimeout(patience);
  const look = await lookIn(page, place, patience);
  if (spare && !look.problems.length) spare.give({ page });
  else await page.context().close();
  return look;
}

async function openWindow(browser: Browser, { window: { width, palette } }: Place): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width, height: 900 }, colorScheme: palette, reducedMotion: 'reduce' },
  });
  return context.newPage();
}

async function lookIn(page: Page, place: Place, patience: number): Promise<PlaceLook> {
  const { heard, thrown } = listen(page, place.origin);
  // Where a script has thrown nothing may come any more.
  const found = await Promise.race([
    judge(page, place, patience).catch((error: unknown) => [firstLine(error)]),
    thrown.then(() => page.waitForTimeout(pauses.late)).then(() => []),
  ]);
  const problems = [...new Set([...heard, ...found])];
  const jpeg = problems.length ? await pictureOf(page) : null;
  return { problems, jpeg };
}

async function judge(page: Page, { origin, path, window }: Place, patience: number): Promise<string[]> {
  await page.goto(origin + path);
  const waiting = await comesToRest(page, patience);
  if (waiting) return [waiting];
  await page.waitForTimeout(pauses.late);
  const seen = await page.evaluate(readPlace);
  if (seen.alert) return [`it says that something failed: ${seen.alert}`];
  const problems: string[] = [];
  if (seen.said < least) problems.push('it shows nothing below its heading');
  if (seen.over > 0)
    problems.push(`it is ${seen.over} pixels wider than the window of ${window.width} pixels`);
  return [...problems, ...(await accessible(page))];
}

/** Resolves with why a place is not ready, empty when it is. */
async function comesToRest(page: Page, patience: number): Promise<string> {
  try {
    await page.waitForFunction(() => {
      const heading = document.querySelector<HTMLElement>('main h1, h1');
      const failed = document.querySelector('[role=alert]');
      const loading = document.querySelector('[role=status][aria-label$="…"], [aria-busy=true]');
      return failed ?? (heading?.innerText.trim() && !loading);
    });
    return '';
  } catch {
    const loading = await page
      .evaluate(() => document.querySelector('[role=status][aria-label$="…"]')?.getAttribute('aria-label'))
      .catch(() => null);
    const after = `after ${Math.round(patience / 1000)} s`;
    return loading ? `it is still at "${loading}" ${after}` : `it stays empty: there is no heading ${after}`;
  }
}

/** Runs in the page. */
function readPlace(): { alert: string; said: number; over: number } {
  const main = document.querySelector<HTMLElement>('main') ?? document.body;
  const heading = main.querySelector<HTMLElement>('h1')?.innerText ?? '';
  const { documentElement } = document;
  return {
    alert: document.querySelector<HTMLElement>('[role=alert]')?.innerText.replace(/\s+/g, ' ').trim() ?? '',
    said: main.innerText.trim().length - heading.length,
    over: documentElement.scrollWidth - documentElement.clientWidth,
  };
}

/** What axe finds and still finds a moment later. */
async function accessible(page: Page): Promise<string[]> {
  const first = await checkAccessibility(page, 'all');
  if (!first.length) return [];
  await page.waitForTimeout(pauses.colours);
  return (await checkAccessibility(page, 'all')).map(({ says }) => says);
}

/**
 * Gathers what scripts complain of, what is not answered, and what is sent although nobody has pressed anything. `thrown`
 * resolves with the first error that nothing caught.
 */
function listen(page: Page, origin: string): { heard: string[]; thrown: Promise<unknown> } {
  const heard: string[] = [];
  const pathOf = (address: string) => address.replace(origin, '');
  const thrown = new Promise((resolve) => {
    page.on('pageerror', (error) => {
      heard.push(`its scripts throw: ${firstLine(error)}`);
      resolve(error);
    });
  });
  page.on('console', (message) => {
    // What is not answered is said below, with its address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.push(`its scripts log an error: ${firstLine(message.text())}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      heard.push(`${pathOf(response.url())} is answered ${response.status()} where it is asked for`);
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      heard.push(
        `it sends ${request.method()} ${pathOf(request.url())} although nobody has pressed anything`,
      );
  });
  return { heard, thrown };
}

const pictureOf = (page: Page): Promise<string | null> =>
  page.screenshot({ type: 'jpeg', quality: 60 }).then(
    (picture) => picture.toString('base64'),
    () => null,
  );

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
