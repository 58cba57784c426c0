/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import type { WatchedWindow } from './in-page/watch.js';
import type { Problem } from './problem.js';

/** How many forms of a page are sent. */
const mostForms = 2;

/** How long a form has to deal with an answer, in milliseconds. */
const afterAnswer = 150;

/** What became of the forms of a page. */
interface SentForms {
  problems: Problem[];
  requests: string[];
  /** Names of fields nobody can write into, and of those that keep what was written when it cannot be sent. */
  closed: string[];
  keeping: string[];
  /** What was sent before anybody sent anything. */
  unasked: string[];
}

/**
 * Sends the forms of a page and says what they sent; `sent` has what was asked for since the page was opened, `patience` is how long
 * each has to send something, in milliseconds.
 */
export async function sendForms(page: Page, sent: string[], patience: number): Promise<SentForms> {
  const sender = await page.evaluateHandle(() => (window as unknown as WatchedWindow).gateWatch.sendForms());
  const { count, closed } = await sender.evaluate((one) => ({ count: one.count, closed: one.closed() }));
  const unasked = [...sent];
  const before = sent.length;
  const keeping: string[] = [];
  for (let index = 0; index < Math.min(count, mostForms); index += 1) {
    const known = sent.length;
    const byBrowser = await sender.evaluate((one, at) => {
      const { length } = one.byBrowser();
      one.send(at);
      return length;
    }, index);
    for (const until = Date.now() + patience; Date.now() < until;) {
      await page.waitForTimeout(40);
      const more = await sender.evaluate((one) => one.byBrowser().length);
      if (sent.length > known || more > byBrowser) break;
    }
    await page.waitForTimeout(afterAnswer);
    keeping.push(...(await sender.evaluate((one, at) => one.keeping(at), index)));
  }
  const own = await sender.evaluate((one) => {
    one.end();
    return one.byBrowser();
  });
  const aimless = own.filter((one) => one.aimless);
  return {
    problems: aimless.map(({ request }) => ({
      check: 'forms',
      says: `a form does nothing but load the page anew: ${request}`,
    })),
    requests: [...sent.slice(before), ...own.map(({ request }) => request)],
    closed,
    keeping,
    unasked,
  };
}
