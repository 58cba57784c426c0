import { errorReportPath, vitalsPath } from '@northgate/contracts/page.js';
import { visitPath } from '@northgate/contracts/visit-events.js';
import type { Page } from 'playwright-core';
import type { Problem } from './problem.js';

/** What a page did while it was open, as seen from outside. */
export interface PageTrace {
  problems: Problem[];
  /** Addresses of this site it asked for. */
  requests: string[];
  /** What it sent to this site, such as `POST /api/contact`, each followed by its fields, such as `POST /api/contact with email`. */
  sent: string[];
  /** Addresses of windows it opened since that was expected of it; null before. */
  windows: string[] | null;
  /** Other sites it asked for something, and workers and sockets it started. */
  elsewhere: string[];
  /** Bytes of everything it loaded. */
  bytes: () => number;
  /** Requests that are not answered yet. */
  pending: () => number;
}

/** What is followed of a page. */
const followed = [
  ...['console', 'pageerror', 'dialog', 'popup', 'worker', 'websocket', 'framenavigated'],
  ...['request', 'requestfinished', 'requestfailed', 'response'],
];

/**
 * Answers that are not a fault of the release: the api may be away, and a page that says a thing is not there is itself
 * answered so, with its data and what it asked the api for.
 */
const expected = (path: string, status: number, pageStatus: number): boolean =>
  (path.startsWith('/api/') && status >= 502) ||
  (status === 404 && pageStatus === 404 && (path.startsWith('/api/') || path.endsWith('/page.json')));

/** Where a page tells how it went, whenever it is hidden: nothing a visitor wrote is taken there. */
const counted = [vitalsPath, visitPath];

/** Errors of the console that are told elsewhere, with what they are about. */
const toldElsewhere =
  /^(Failed to load resource|Refused to|Uncaught)|violates the following Content Security Policy/;

/**
 * Follows a page of this site while it is open: errors of the console and of React, failed requests, reports it sends to
 * the site, windows it opens. What other origins do is not judged. `pageStatus` is what the page itself is answered with.
 */
export function tracePage(page: Page, address: string, pageStatus: number): PageTrace {
  const { origin, pathname: pagePath } = new URL(address);
  const own = (url: string) => url.startsWith(origin);
  const problems: Problem[] = [];
  const { requests, sent } = { requests: [] as string[], sent: [] as string[] };
  const elsewhere = companionsOf(page, origin);
  let bytes = 0;
  const pending = new Set<unknown>();
  const trace: PageTrace = {
    ...{ problems, requests, sent, elsewhere, windows: null },
    ...{ bytes: () => bytes, pending: () => pending.size },
  };
  const say = (check: string, says: string) => problems.push({ check, says });
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !toldElsewhere.test(message.text()) && (!url || own(url)))
      say('console', `the console says: ${firstLine(message.text())}`);
  });
  page.on('pageerror', (error) => say('script', `a script fails: ${firstLine(String(error))}`));
  page.on('request', (request) => {
    pending.add(request);
    if (!own(request.url())) return;
    const { pathname } = new URL(request.url());
    requests.push(pathname);
    if (request.method() !== 'GET' && !counted.includes(pathname)) {
      const name = `${request.method()} ${pathname}`;
      sent.push(name, ...fieldsOf(request.postData()).map((field) => `${name} with ${field}`));
    }
    if (pathname === errorReportPath) say('report', `it reports an error: ${request.postData() ?? ''}`);
  });
  page.on('requestfinished', (request) => {
    pending.delete(request);
    void request
      .sizes()
      .then(({ responseBodySize }) => (bytes += responseBodySize))
      .catch(() => {});
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const why = request.failure()?.errorText ?? '';
    if (own(request.url()) && why !== 'net::ERR_ABORTED')
      say('request', `${new URL(request.url()).pathname} cannot be loaded: ${why}`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || !own(response.url())) return;
    const { pathname } = new URL(response.url());
    // The page itself, whatever is asked of it; how it is answered is looked at elsewhere.
    if (pathname === errorReportPath || (pathname === pagePath && status === pageStatus)) return;
    if (!expected(pathname, status, pageStatus)) say('request', `${pathname} is answered ${status}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !own(frame.url()) && frame.url() !== 'about:blank')
      say('leaves', `it goes to another site: ${frame.url()}`);
  });
  followWindows(page, trace);
  return trace;
}

function followWindows(page: Page, trace: PageTrace): void {
  page.on('dialog', (dialog) => {
    trace.problems.push({ check: 'dialog', says: `it opens a dialog of the browser: ${dialog.message()}` });
    void dialog.dismiss().catch(() => {});
  });
  page.on('popup', (popup) => {
    if (trace.windows) trace.windows.push(popup.url());
    else trace.problems.push({ check: 'window', says: `it opens a window: ${popup.url()}` });
    void popup.close().catch(() => {});
  });
}

/** Follows a page no longer. */
export const stopTracing = (page: Page): void => followed.forEach((name) => page.removeAllListeners(name));

/** Names of other sites that a page asks for something, and of workers and sockets that it starts, as they come. */
function companionsOf(page: Page, own: string): string[] {
  const found: string[] = [];
  page.on('worker', () => found.push('a worker'));
  page.on('websocket', (socket) => found.push(`a socket to ${new URL(socket.url()).pathname}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) found.push(origin);
  });
  return found;
}

/** Names of what is sent as JSON, and of addresses among them. */
function fieldsOf(body: string | null): string[] {
  try {
    return Object.entries(JSON.parse(body ?? '') as Record<string, unknown>)
      .filter(([, value]) => value !== '' && value !== null)
      .map(([name, value]) =>
        typeof value === 'string' && value.includes('@') ? `${name}, an address` : name,
      );
  } catch {
    return [];
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
