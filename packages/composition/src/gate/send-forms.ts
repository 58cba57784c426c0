import type { CDPSession, JSHandle, Page } from 'playwright-core';
import { assistantSays, type HeldCalls } from './held-calls.js';
import type { FormSender } from './in-page/forms.js';
import type { PageTrace } from './page-complaints.js';
import type { PageLook } from './page-look.js';
import type { Problem } from './problem.js';
import { seenTexts } from './seen-text.js';

/** How many forms of a page are sent. */
const mostForms = 3;

/** How long a form has to deal with an answer, in milliseconds. */
const afterAnswer = 150;

/** How the forms of a page are sent, and what is asked of what they show then. */
export interface Sending {
  session: CDPSession;
  trace: PageTrace;
  calls: HeldCalls;
  /** How long each form has to send something, in milliseconds. */
  patience: number;
  /** Judges what a form shows once it was sent; null where that is not asked for. */
  judge: ((shown: JSHandle<HTMLElement>, when: string) => Promise<Problem[]>) | null;
}

/** What became of the forms of a page. */
type SentForms = { problems: Problem[] } & Pick<
  PageLook,
  'sent' | 'repeated' | 'closed' | 'keeping' | 'unasked' | 'said' | 'shownAnswers'
>;

/** What is said of a request that a form sent after one like it was taken. */
const secondTime = (request: string): string => `${request} a second time`;

/** What is said of a request that a form sent and that could not be taken. */
const notTaken = (request: string): string => `${request}, which could not be taken`;

/**
 * Sends each form of a page twice: it cannot be taken at first, and is taken then. Where it stands there still, it is sent once
 * more, as a visitor who has another question does. Says what they sent and what came of it.
 */
export async function sendForms(page: Page, sending: Sending): Promise<SentForms> {
  const { trace, calls } = sending;
  const { sent } = trace;
  const sender = await page.evaluateHandle(() => window.gateWatch.sendForms());
  const { count, closed } = await sender.evaluate((one) => ({ count: one.count, closed: one.closed() }));
  const before = sent.length;
  const again: string[] = [];
  const found: SentForms = {
    ...{ problems: [], sent: [], repeated: [], closed, keeping: [], unasked: [...sent] },
    ...{ said: {}, shownAnswers: [] },
  };
  for (let index = 0; index < Math.min(count, mostForms); index += 1) {
    const refused = await sendOne(page, sender, index, sending);
    const excuse = await newlySeen(page, sender, sending, refused);
    for (const request of refused.byScript) found.said[notTaken(request)] = excuse.join('').length;
    found.problems.push(...(await judgeNew(sender, 'when it cannot be sent', sending)));
    found.keeping.push(...(await sender.evaluate((one, at) => one.keeping(at), index)));
    trace.windows ??= [];
    const [first, second] = assistantSays;
    calls.says = first;
    const taken = await sendOne(page, sender, index, sending);
    const thanks = await newlySeen(page, sender, sending, taken);
    for (const request of taken.byScript) found.said[request] = thanks.join('').length;
    if (shows(thanks, first)) found.shownAnswers.push(...taken.byScript);
    found.repeated.push(...repeatedOf(refused), ...repeatedOf(taken));
    found.problems.push(...(await judgeNew(sender, 'once it was sent', sending)));
    calls.says = second;
    if (await sender.evaluate((one, at) => one.canBeSentAgain(at), index)) {
      const third = await sendOne(page, sender, index, sending);
      again.push(...[...third.byScript, ...third.byBrowser].map(secondTime));
      if (shows(await newlySeen(page, sender, sending, third), second))
        found.shownAnswers.push(...third.byScript.map(secondTime));
    }
    calls.says = null;
  }
  const own = await sender.evaluate((one) => {
    one.end();
    return one.byBrowser();
  });
  found.sent = [...sent.slice(before), ...own.map(({ request }) => request), ...again];
  for (const { request } of own.filter((one) => one.aimless))
    found.problems.push({
      check: 'forms',
      says: `a form does nothing but load the page anew: ${request}`,
    });
  return found;
}

async function judgeNew(sender: JSHandle<FormSender>, when: string, { judge }: Sending): Promise<Problem[]> {
  const shown = judge && (await sender.evaluateHandle((one) => one.newest())).asElement();
  return shown ? judge(shown, `what its form shows ${when}`) : [];
}

/** Texts that are to be seen since a form was sent and were not shown before; none where scripts sent nothing. */
const newlySeen = async (
  page: Page,
  sender: JSHandle<FormSender>,
  { session }: Sending,
  { byScript }: SentOnce,
): Promise<string[]> =>
  byScript.length ? seenTexts(page, session, await sender.evaluate((one) => one.newLines())) : [];

const shows = (texts: string[], words: string): boolean => texts.some((text) => text.includes(words));

/** What one press of a form's button sent to this site: by scripts of its page, and by the browser. */
interface SentOnce {
  byScript: string[];
  byBrowser: string[];
}

const repeatedOf = ({ byScript, byBrowser }: SentOnce): string[] => {
  const all = [...byScript, ...byBrowser];
  return [...new Set(all.filter((request, index) => all.indexOf(request) < index))];
};

/** Sends one form, waits until it has dealt with the answer, and says what was sent. */
async function sendOne(
  page: Page,
  sender: JSHandle<FormSender>,
  index: number,
  { trace: { sent }, patience }: Sending,
): Promise<SentOnce> {
  const known = sent.length;
  const byBrowser = await sender.evaluate(async (one, at) => {
    const { length } = one.byBrowser();
    await one.send(at);
    return length;
  }, index);
  for (const until = Date.now() + patience; Date.now() < until;) {
    await page.waitForTimeout(40);
    const more = await sender.evaluate((one) => one.byBrowser().length);
    if (sent.length > known || more > byBrowser) break;
  }
  await page.waitForTimeout(afterAnswer);
  const later = await sender.evaluate((one) => one.byBrowser());
  return {
    byScript: sent.slice(known).filter((request) => !request.includes(' with ')),
    byBrowser: later.slice(byBrowser).map(({ request }) => request),
  };
}
