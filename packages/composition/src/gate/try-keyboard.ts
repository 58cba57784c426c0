import type { CDPSession, Page } from 'playwright-core';
import type { FocusOrder } from './in-page/focus-order.js';
import type { Problem } from './problem.js';

/** How far the keyboard goes through a page. */
const mostStops = 25;

/** After how many of these steps is asked what has the focus. */
const looked = 4;

/** Goes through a page with the keyboard and writes into its first field; says what does not answer, where it led, and how many entries the history had more. */
export async function tryKeyboard(
  page: Page,
  session: CDPSession,
): Promise<{ problems: Problem[]; order: FocusOrder; entries: number }> {
  const problems: Problem[] = [];
  const say = (says: string) => problems.push({ check: 'keyboard', says });
  await page.evaluate(toBeginning);
  const follower = await page.evaluateHandle(() => window.gateWatch.followFocus());
  const held = new Set<string>();
  for (let stop = 0; stop < looked; stop += 1) {
    await pressTab(session);
    held.add(await page.evaluate(readFocus));
  }
  // The browser keeps their order, and draws a page once after several of them.
  await Promise.all(Array.from({ length: mostStops - looked }, () => pressTab(session)));
  const order = await follower.evaluate((one) => one.end());
  await follower.dispose();
  const expected = Math.min(mostStops, order.shown.length);
  if (held.size < Math.min(3, expected) || order.reached.length < expected * 0.5)
    say(
      `the keyboard does not go from one control to the next: it reached ${order.reached.length} of ${expected}`,
    );
  const before = await page.evaluate(entriesOf);
  const lost = await writeByKeys(page);
  const entries = (await page.evaluate(entriesOf)) - before;
  if (lost) say(lost);
  await page.keyboard.press('Escape');
  return { problems, order, entries };
}

/** Runs in the page: goes to its top, where the keyboard begins as well, wherever it was last. */
function toBeginning(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus({ preventScroll: true });
  start.remove();
}

/** Runs in the page: how many entries the history has. */
const entriesOf = (): number => navigation.entries().length;

async function pressTab(session: CDPSession): Promise<void> {
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  await Promise.all(
    (['rawKeyDown', 'keyUp'] as const).map((type) =>
      session.send('Input.dispatchKeyEvent', { type, ...tab }),
    ),
  );
}

/** Runs in the page: what has the focus, after whatever is to be done about that was done. */
async function readFocus(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const { activeElement: at } = document;
  return `${at?.tagName} ${at?.textContent.slice(0, 40)} ${at?.getAttribute('href')}`;
}

const typed = 'ada';

/** Types into the first field for text of the content; what of it is lost, as a sentence. */
async function writeByKeys(page: Page): Promise<string | null> {
  const selector = 'main input:is(:not([type]), [type=text], [type=search]):visible, main textarea:visible';
  const field = page.locator(selector).first();
  if (!(await field.count()) || !(await field.isEditable())) return null;
  await field.evaluate((one: HTMLInputElement) => {
    one.focus();
    one.select();
  });
  await page.keyboard.type(typed);
  const kept = await field.evaluate(async (one: HTMLInputElement) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return one.value;
  });
  for (let letter = 0; letter < typed.length; letter += 1) await page.keyboard.press('Backspace');
  return kept.toLowerCase().includes(typed)
    ? null
    : `what is typed into a field is lost: of "${typed}" it keeps "${kept}"`;
}
