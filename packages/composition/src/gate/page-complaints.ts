import { errorReportPath } from '@northgate/contracts/page.js';
import type { Page } from 'playwright-core';

/**
 * Answers of the api that are not a fault of the release: it may be away, and a page that says a thing is not there
 * may have asked for it. Pages have words for both.
 */
const expected = (path: string, status: number, pageStatus: number): boolean =>
  path.startsWith('/api/') && (status >= 502 || (status === 404 && pageStatus === 404));

/**
 * Collects what a page of this site complains about while it is open: errors of the console and of React, failed
 * requests, and reports it sends to the site. What other origins do is not judged. `pageStatus` is what the page itself
 * is answered with.
 */
export function collectComplaints(page: Page, address: string, pageStatus: number): string[] {
  const { origin } = new URL(address);
  const own = (url: string) => url.startsWith(origin);
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium repeats failed requests here; those are told below, with their address.
    if (
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      (!url || own(url))
    )
      complaints.push(`the console says: ${firstLine(message.text())}`);
  });
  page.on('pageerror', (error) => complaints.push(`a script fails: ${firstLine(String(error))}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (own(request.url()) && why !== 'net::ERR_ABORTED')
      complaints.push(`${new URL(request.url()).pathname} cannot be loaded: ${why}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || !own(response.url()) || response.url() === address) return;
    const { pathname } = new URL(response.url());
    if (pathname !== errorReportPath && !expected(pathname, status, pageStatus))
      complaints.push(`${pathname} is answered ${status}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === errorReportPath)
      complaints.push(`it reports an error: ${request.postData() ?? ''}`);
  });
  return complaints;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
