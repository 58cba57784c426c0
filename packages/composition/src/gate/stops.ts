import type { AppName } from '@northgate/contracts/release.js';
import { PNG } from 'pngjs';
import type { Browser } from 'playwright-core';
import type { Candidate } from './candidate-store.js';
import { comeAlive } from './come-alive.js';
import { within } from '../processes/deadline.js';
import { inPageScript } from './in-page-script.js';
import type { KeptLooks } from './kept-looks.js';
import { visits } from './page-look.js';
import { cut } from './picture-difference.js';
import { takePicture } from './take-picture.js';
import type { Stop } from './walk-on.js';

interface StopOptions {
  browser: Browser;
  origin: string;
  candidate: Candidate;
  changed: AppName[];
  looks: KeptLooks;
  /** How long one may take, in milliseconds. */
  patience: number;
}

/**
 * One page of every app that is not new, with how it looks when it is opened by itself: whoever comes there from elsewhere
 * is to see the same.
 */
export async function stopsOfOtherApps(options: StopOptions): Promise<Stop[]> {
  const { candidate, changed, looks } = options;
  const byApp = new Map<AppName, string>();
  for (const [path, { app }] of Object.entries(candidate.table.pages))
    if (!byApp.has(app) && !changed.includes(app)) byApp.set(app, path);
  const stops: Stop[] = [];
  for (const path of byApp.values()) {
    const etag = candidate.table.pages[path]?.etag ?? '';
    const stop = (await keptStop(looks, path, etag)) ?? (await openUntilSure(options, path));
    await looks.keepStop(stop, etag);
    stops.push(stop);
  }
  return stops;
}

/** How a page looked when it was opened by itself before, to be judged or to be gone to. */
async function keptStop(looks: KeptLooks, path: string, etag: string): Promise<Stop | null> {
  const kept = await looks.read(path, etag);
  const view = kept?.views.find(({ name }) => name === `${visits.wide.width} light`);
  if (!kept || !view) return looks.readStop(path, etag);
  return {
    path,
    heading: view.heading,
    png: firstScreen(view.png),
    timers: kept.timers,
    head: kept.facts?.head,
  };
}

/** How often a page is opened that does not come alive: a busy machine proves nothing about it. */
const attempts = 2;

/** Rejects when a page cannot be opened: whoever is to go on to it cannot be said to have arrived. */
async function openUntilSure(options: StopOptions, path: string): Promise<Stop> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await within(options.patience, `opening ${path} by itself`, openStop(options, path));
    } catch (error) {
      if (attempt === attempts) throw error;
    }
}

function firstScreen(png: Buffer): Buffer {
  const whole = PNG.sync.read(png);
  const height = Math.min(whole.height, visits.wide.height / 2);
  return PNG.sync.write(cut(whole, { x: 0, y: 0, width: whole.width, height }));
}

async function openStop({ browser, origin, patience }: StopOptions, path: string): Promise<Stop> {
  const { width, height, palette: colorScheme, ...place } = visits.wide;
  const context = await browser.newContext({
    ...{ ...place, viewport: { width, height }, colorScheme, reducedMotion: 'reduce' },
  });
  try {
    await context.addInitScript(inPageScript());
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const asleep = (await comeAlive(page, patience * 0.8)).find(({ check }) => check === 'alive');
    if (asleep) throw new Error(`opened by itself, ${path} does not come alive: ${asleep.says}`);
    const { timers, head } = await page.evaluate(() => ({
      timers: window.gateWatch.timers.chains.texts(),
      head: window.gateWatch.head().now,
    }));
    const heading = await page.locator('main h1').first().textContent();
    const png = await takePicture(await context.newCDPSession(page), { width, height });
    return { path, heading: heading?.trim() ?? '', png, timers, head };
  } finally {
    void context.close().catch(() => {});
  }
}
