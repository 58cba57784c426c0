/// <reference lib="dom" />
import { errorReportPath } from '@northgate/contracts/page.js';
import type { BrowserContext, Page } from 'playwright-core';
import { comeAlive } from '../gate/inspect-page.js';

/** How long each step of a page may take, in milliseconds. */
const patience = 10_000;

/** What one visit of a page showed: what failed, and whether all of it came alive in time. */
export interface Visit {
  failures: string[];
  whole: boolean;
}

/** Visits a page of this site, brings all of it to life, and collects what a visitor's browser would report of it. */
export async function visitPage(context: BrowserContext, address: string, status: number): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const failures: string[] = [];
  collectFailures(page, new URL(address).origin, failures);
  const whole = await live(page, address, status, failures).catch(() => false);
  return { failures: [...new Set(failures)], whole };
}

async function live(page: Page, address: string, status: number, failures: string[]): Promise<boolean> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== status) failures.push(`it is answered ${answer?.status()} instead of ${status}`);
  await page.waitForFunction(() => !('awaitsStyles' in document.documentElement.dataset));
  await page.keyboard.press('Shift');
  const alive = (await comeAlive(page)) === null;
  // Of a page that fails enough is known.
  if (!failures.length) await page.waitForLoadState('networkidle').catch(() => {});
  return alive;
}

/** The api is no part of a revision, so what it answers is not held against the page. */
function collectFailures(page: Page, origin: string, failures: string[]): void {
  const own = (url: string) => url.startsWith(`${origin}/`) && !url.startsWith(`${origin}/api/`);
  page.on('pageerror', (error) => failures.push(`a script fails: ${String(error).split('\n', 1)[0]}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === errorReportPath)
      failures.push(`it reports an error: ${reasonOf(request.postData())}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const { pathname } = new URL(request.url());
    if (own(request.url()) && pathname !== errorReportPath && why !== 'net::ERR_ABORTED')
      failures.push(`${pathname} cannot be loaded: ${why}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && own(response.url()) && pathname !== errorReportPath && !isPage)
      failures.push(`${pathname} is answered ${response.status()}`);
  });
}

const reasonOf = (report: string | null): string => {
  try {
    return (JSON.parse(report ?? '') as { reason: string }).reason;
  } catch {
    return 'unreadable';
  }
};
