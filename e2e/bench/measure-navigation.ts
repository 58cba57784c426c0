import { setTimeout as wait } from 'node:timers/promises';
import { Phone, withBrowser } from './slow-phone';

/** Times in milliseconds from the press on a link. */
export interface NavigationFigures {
  /** Until the content of the page stands, behind the overlay or not. */
  content: number;
  /** Until the overlay is gone. */
  overlay: number;
}

/** Where a navigation begins, and where it leads, as addresses of one site. */
export interface Journey {
  from: string;
  to: string;
}

type Seen = Partial<Record<'pressed' | 'content' | 'overlay', number>>;

/** How long the page gets after each step to fetch what it wants, in milliseconds. */
const rest = 3000;
const link = 'main > p:last-child a';

/** On a slow phone: a page that is alive, a link that the pointer rests on, and a press on it. */
export const measureNavigation = ({ from, to }: Journey): Promise<NavigationFigures> =>
  withBrowser(async (browser) => {
    const phone = await Phone.open(browser);
    await phone.goto(from);
    for (const type of ['keyDown', 'keyUp'])
      await phone.send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft' });
    await wait(2 * rest);
    await phone.evaluate(addLink, to);
    await phone.rest(link);
    await wait(rest);
    await phone.evaluate(watchNavigation);
    await phone.press(link);
    await wait(rest);
    const {
      pressed = NaN,
      content = Infinity,
      overlay = Infinity,
    } = await phone.evaluate(() => (window as unknown as { navigation: Seen }).navigation);
    return { content: content - pressed, overlay: overlay - pressed };
  });

/** Runs in the page. */
function addLink(to: string): void {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `<p><a href="${to}">On.</a></p>`);
}

/** Runs in the page: notes when it is pressed, when it shows another heading, and when the overlay that came is gone. */
function watchNavigation(): void {
  const seen: Seen = {};
  Object.assign(window, { navigation: seen });
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  addEventListener('click', () => (seen.pressed ??= performance.now()), true);
  const look = () => {
    if (seen.pressed && heading() && heading() !== before) seen.content ??= performance.now();
    if (seen.content && !document.documentElement.hasAttribute('data-leaving'))
      seen.overlay ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
