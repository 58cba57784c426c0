/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright-core';
import type { FocusOrder } from './in-page/focus-order.js';
import type { WatchedWindow } from './in-page/watch.js';
import type { Problem } from './problem.js';

/** How far the keyboard goes through a page. */
const mostStops = 40;

/** Goes through a page with the keyboard and writes into its first field; says what does not answer, and where it led. */
export async function tryKeyboard(page: Page): Promise<{ problems: Problem[]; order: FocusOrder }> {
  const problems: Problem[] = [];
  const say = (says: string) => problems.push({ check: 'keyboard', says });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const follower = await page.evaluateHandle(() =>
    (window as unknown as WatchedWindow).gateWatch.followFocus(),
  );
  const held = new Set<string>();
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (stop < 4) held.add(await page.evaluate(readFocus));
  }
  const order = await follower.evaluate((one) => one.end());
  await follower.dispose();
  const expected = Math.min(mostStops, order.shown.length);
  if (held.size < Math.min(3, expected) || order.reached.length < expected * 0.5)
    say(
      `the keyboard does not go from one control to the next: it reached ${order.reached.length} of ${expected}`,
    );
  const lost = await writeByKeys(page);
  if (lost) say(lost);
  await page.keyboard.press('Escape');
  return { problems, order };
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

/** How many frames are drawn until a page that was moved by a finger must have moved. */
const framesToMove = 40;

/** Moves a page with the wheel or a finger, and says when it stays where it is although it goes on being drawn. */
export async function tryScrolling(
  page: Page,
  session: CDPSession,
  source: 'mouse' | 'touch',
): Promise<Problem[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = { x: width / 2, y: height / 2 };
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (source === 'mouse')
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...middle, deltaX: 0, deltaY: 300 });
  else await moveFinger(session, middle);
  if ((await page.evaluate(hasMoved, framesToMove)) || (await page.evaluate(hasMoved, framesToMove)))
    return [];
  const by = source === 'mouse' ? 'the wheel' : 'a finger';
  return [{ check: 'scrolling', says: `it cannot be scrolled with ${by}` }];
}

async function moveFinger(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x, y }]);
  for (const moved of [20, 60, 120, 200, 260]) await send('touchMove', [{ x, y: y - moved }]);
  await send('touchEnd', []);
}

/** Runs in the page: whether it has been scrolled, or is too short for that, within so many frames. */
async function hasMoved(frames: number): Promise<boolean> {
  const isShort = document.documentElement.scrollHeight <= window.innerHeight + 1;
  for (let frame = 0; frame < frames; frame += 1) {
    if (isShort || window.scrollY > 0) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}
