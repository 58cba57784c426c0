import type { CDPSession, Page } from 'playwright-core';
import type { Facts } from './in-page/facts.js';
import type { PageTrace } from './page-complaints.js';
import type { Later } from './page-look.js';
import type { Problem } from './problem.js';
import { workOf } from './read-page.js';

/** How far the clock of a page that has been looked at is put forward, in milliseconds. */
const minutes = 600_000;

/** What a document says of itself, and how much text its content has. */
export interface DocumentState {
  facts: Facts;
  length: number;
}

export const readState = (page: Page): Promise<DocumentState> =>
  page.evaluate(() => ({
    facts: window.gateWatch.readFacts(),
    length: (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, '').length,
  }));

/** What is at hand of a page before and after time passes. */
function readPlace() {
  const { gateWatch } = window;
  const at = document.activeElement;
  return {
    shift: gateWatch.shift(),
    scroll: Math.round(window.scrollY),
    nodes: document.getElementsByTagName('*').length,
    focused: at && at !== document.body ? at.tagName.toLowerCase() : '',
    open: document.querySelectorAll('dialog[open], [popover]:popover-open').length,
    loading: [...document.querySelectorAll('[aria-busy=true], progress:not([value])')].filter((one) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length,
  };
}

/** Runs in the page: whether something that is open keeps readers from all that lies under it, as it says of itself. */
const isAsking = (): boolean =>
  [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].some((one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );

/** Lets ten minutes pass at once and says what of the page is not there any more, and what it did by itself. */
export async function letTimePass(
  page: Page,
  session: CDPSession,
  { requests }: Pick<PageTrace, 'requests'>,
): Promise<{ problems: Problem[]; later: Later }> {
  const before = await readState(page);
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
  const landmarks = await page.evaluate(() => {
    const { gateWatch } = window;
    return [...gateWatch.checkLandmarks(), ...gateWatch.checkWhatStays()];
  });
  const after = await readState(page);
  const words = await page.evaluate(() => window.gateWatch.checkMaterial());
  const asks = await page.evaluate(isAsking);
  const problems = [
    ...landmarks,
    ...words.filter(({ check }) => check === 'words' || (check === 'readers' && !asks)),
    ...changesOf(before.facts.head, after.facts.head),
  ];
  if (after.length < before.length * 0.6)
    problems.push({
      check: 'content',
      says: `of ${before.length} characters ${after.length} are left`,
    });
  const later = {
    shift: Math.round((now.shift - place.shift) * 100) / 100,
    scroll: now.scroll - place.scroll,
    nodes: now.nodes - place.nodes,
    focused: now.focused === place.focused ? '' : now.focused,
    opened: now.open - place.open,
    loading: now.loading,
    requests: requests.length,
    call: Math.round(call),
  };
  return {
    problems: problems.map(({ check, says }) => ({ check, says: `within ten minutes, ${says}` })),
    later,
  };
}

/** The longest call by a timer, of no more than the processor time the page took since it had taken so much: waiting is no work. */
async function longestCall(page: Page, session: CDPSession, before: number): Promise<number> {
  const longest = await page.evaluate(() => window.gateWatch.timers.longest());
  return Math.min(longest, (await workOf(session)) - before);
}

/** What a script made of what was served. */
export const changesOf = (before: Facts['head'], after: Facts['head']): Problem[] =>
  Object.entries(before)
    .filter(([name, value]) => after[name] !== value)
    .map(([name, value]) => ({
      check: 'document',
      says: `its ${name} becomes "${after[name] ?? ''}" instead of "${value}"`,
    }));

/** What scripts made of what was served by now; `when` says how long one has looked. */
export async function changesSince(page: Page, when: string): Promise<Problem[]> {
  const { served, now } = await page.evaluate(() => window.gateWatch.head());
  return changesOf(served, now).map(({ check, says }) => ({ check, says: `${when}, ${says}` }));
}
