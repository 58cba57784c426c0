import type { CDPSession, Page } from 'playwright-core';
import type { Facts } from './in-page/facts.js';
import type { PageTrace } from './page-complaints.js';
import type { Later } from './page-look.js';
import { workOf } from './page-burden.js';
import { saidAt, type Problem } from './problem.js';

/** How far the clock of a page that has been looked at is put forward, in milliseconds. */
const minutes = 600_000;

/** Runs in the page: what is at hand of it before and after time passes. */
function readPlace() {
  const { gateWatch } = window;
  const waiting = [...document.querySelectorAll('[aria-busy=true], progress:not([value])')];
  return {
    shift: gateWatch.shift(),
    scroll: Math.round(window.scrollY),
    nodes: document.getElementsByTagName('*').length,
    focused: gateWatch.focused(),
    opened: document.querySelectorAll('dialog[open], [popover]:popover-open').length,
    loading: waiting.filter(gateWatch.isShown).length,
  };
}

/** Runs in the page: what of frame and content is not there any more. */
function readProblems() {
  const { gateWatch } = window;
  const frame = [...gateWatch.checkLandmarks(), ...gateWatch.checkWhatStays()];
  // Something that is open may keep readers from all that lies under it, when it says so of itself.
  const asks = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].some(gateWatch.isShown);
  const words = gateWatch
    .checkMaterial()
    .filter(({ check }) => check === 'words' || (check === 'readers' && !asks));
  return [...frame, ...words];
}

/** Lets ten minutes pass at once and says what of the page is not there any more, and what it did by itself. */
export async function letTimePass(
  page: Page,
  session: CDPSession,
  { requests }: Pick<PageTrace, 'requests'>,
): Promise<{ problems: Problem[]; later: Later }> {
  const readState = () => ({ head: window.gateWatch.head().now, length: window.gateWatch.contentLength() });
  const before = await page.evaluate(readState);
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    await window.gateWatch.timers.frames(2);
  });
  const place = await page.evaluate(readPlace);
  const [until, atOnce] = [await longestCall(page, session, 0), await workOf(session)];
  await page.evaluate((ms) => window.gateWatch.timers.pass(ms), minutes);
  const call = Math.max(until, await longestCall(page, session, atOnce));
  const now = await page.evaluate(readPlace);
  const problems = await page.evaluate(readProblems);
  const after = await page.evaluate(readState);
  problems.push(...changesOf(before.head, after.head));
  if (after.length < before.length * 0.6)
    problems.push({ check: 'content', says: `of ${before.length} characters ${after.length} are left` });
  const later = {
    shift: Math.round((now.shift - place.shift) * 100) / 100,
    scroll: now.scroll - place.scroll,
    nodes: now.nodes - place.nodes,
    focused: now.focused === place.focused ? '' : now.focused,
    opened: now.opened - place.opened,
    loading: now.loading,
    requests: requests.length,
    call: Math.round(call),
  };
  return { problems: saidAt('within ten minutes', problems), later };
}

/** The longest call by a timer, of no more than the processor time the page took since it had taken so much: waiting is no work. */
async function longestCall(page: Page, session: CDPSession, before: number): Promise<number> {
  const longest = await page.evaluate(() => window.gateWatch.timers.longest());
  return Math.min(longest, (await workOf(session)) - before);
}

/** What a script made of what was served. */
const changesOf = (before: Facts['head'], after: Facts['head']): Problem[] =>
  Object.entries(before)
    .filter(([name, value]) => after[name] !== value)
    .map(([name, value]) => ({
      check: 'document',
      says: `its ${name} becomes "${after[name] ?? ''}" instead of "${value}"`,
    }));

/** What scripts made of what was served by now; `when` says how long one has looked. */
export async function changesSince(page: Page, when: string): Promise<Problem[]> {
  const { served, now } = await page.evaluate(() => window.gateWatch.head());
  return saidAt(when, changesOf(served, now));
}
