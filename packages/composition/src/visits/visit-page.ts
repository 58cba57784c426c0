import { errorReportPath } from '@northgate/contracts/page.js';
import type { BrowserContext, Page } from 'playwright-core';
import { wake } from '../gate/come-alive.js';

/** How long each step of a page may take, in milliseconds. */
const patience = 10_000;

/** What one visit of a page showed: what failed first, if anything, and whether all of it came alive in time. */
export interface Visit {
  failure: string | null;
  whole: boolean;
}

/** Visits a page of this site and brings all of it to life, until something fails that a visitor's browser would report. */
export async function visitPage(context: BrowserContext, address: string, status: number): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const failed = new Promise<string>((resolve) => collectFailures(page, new URL(address).origin, resolve));
  const finished = live(page, address, status).catch(() => ({ failure: null, whole: false }));
  return Promise.race([failed.then((failure) => ({ failure, whole: false })), finished]);
}

async function live(page: Page, address: string, status: number): Promise<Visit> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  if (answer?.status() !== status)
    return { failure: `it is answered ${answer?.status()} instead of ${status}`, whole: false };
  await page.waitForSelector('html:not([data-awaits-styles])');
  await page.keyboard.press('Shift');
  const whole = (await wake(page, patience)).length === 0;
  await page.waitForLoadState('networkidle').catch(() => {});
  return { failure: null, whole };
}

/** The api is no part of a revision, so what it answers is not held against the page. */
function collectFailures(page: Page, origin: string, tell: (failure: string) => void): void {
  const ownPath = (url: string): string | null => {
    const { origin: other, pathname } = new URL(url);
    return other === origin && !pathname.startsWith('/api/') && pathname !== errorReportPath
      ? pathname
      : null;
  };
  page.on('pageerror', (error) => tell(`a script fails: ${String(error).split('\n', 1)[0]}`));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === errorReportPath)
      tell(`it reports an error: ${reasonOf(request.postData())}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    const path = ownPath(request.url());
    if (path && why !== 'net::ERR_ABORTED') tell(`${path} cannot be loaded: ${why}`);
  });
  page.on('response', (response) => {
    const path = ownPath(response.url());
    if (path && response.status() >= 400 && !response.request().isNavigationRequest())
      tell(`${path} is answered ${response.status()}`);
  });
}

const reasonOf = (report: string | null): string => {
  try {
    return (JSON.parse(report ?? '') as { reason: string }).reason;
  } catch {
    return 'unreadable';
  }
};
