/// <reference lib="dom" />
import type { Browser } from 'playwright-core';
import type { AppName } from '@northgate/contracts/release.js';
import type { Candidate } from './candidate-store.js';
import { comeAlive } from './come-alive.js';
import { within } from './deadline.js';
import { inPageScript } from './in-page-script.js';
import { visits } from './page-look.js';
import { takePicture } from './take-picture.js';
import type { Stop } from './walk-on.js';

interface StopOptions {
  browser: Browser;
  origin: string;
  candidate: Candidate;
  changed: AppName[];
  /** How long one may take, in milliseconds. */
  patience: number;
}

/** One page of every app, with how it looks when it is opened by itself: whoever comes there from elsewhere is to see the same. */
export async function stopsOfOtherApps({
  browser,
  origin,
  candidate,
  changed,
  patience,
}: StopOptions): Promise<Stop[]> {
  const byApp = new Map<AppName, string>();
  for (const [path, { app }] of Object.entries(candidate.table.pages))
    if (!byApp.has(app)) byApp.set(app, path);
  const stops: Stop[] = [];
  for (const [app, path] of byApp) {
    if (changed.includes(app)) continue;
    const stop = await within(patience, `${path}: opening it`, openStop(browser, origin, path)).catch(
      () => null,
    );
    if (stop) stops.push(stop);
  }
  return stops;
}

async function openStop(browser: Browser, origin: string, path: string): Promise<Stop> {
  const { width, height, locale, timezoneId } = visits.wide;
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    timezoneId,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(inPageScript());
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    await comeAlive(page, 10_000);
    const heading = await page.locator('main h1').first().textContent();
    const png = await takePicture(await context.newCDPSession(page), { width, height });
    return { path, heading: heading?.trim() ?? '', png };
  } finally {
    void context.close().catch(() => {});
  }
}
