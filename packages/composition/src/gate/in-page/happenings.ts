import { bringNear, isShown, nameOf, nextFrame, scrollToTop, tagOf } from './elements.js';

/** What happens to every page that is open for a while, to the window and to the document. */
const happenings: [() => EventTarget, () => Event][] = [
  [() => window, () => new Event('blur')],
  [() => document, () => new Event('visibilitychange', { bubbles: true })],
  [() => window, () => new Event('focus')],
  [() => window, () => new Event('resize')],
  [() => window, () => new Event('orientationchange')],
  [() => window, () => new Event('offline')],
  [() => window, () => new Event('online')],
  [() => window, () => new Event('languagechange')],
  [() => window, () => new StorageEvent('storage', { key: null })],
  [() => window, () => new StorageEvent('storage', { key: 'of-others', newValue: '{' })],
  [() => window, () => new MessageEvent('message', { data: null, origin: location.origin })],
  [
    () => window,
    () => new MessageEvent('message', { data: { type: 'of others' }, origin: 'https://other.example' }),
  ],
  [() => window, () => new Event('beforeprint')],
  [() => window, () => new Event('afterprint')],
  [() => document, () => new Event('selectionchange')],
  [() => document.body, () => new FocusEvent('focusout', { bubbles: true, relatedTarget: null })],
  [() => document.body, () => new PointerEvent('pointermove', { bubbles: true, clientX: 40, clientY: 200 })],
  [() => document.body, () => new MouseEvent('mousemove', { bubbles: true, clientX: 40, clientY: 200 })],
  [() => document.documentElement, () => new MouseEvent('mouseleave')],
  [() => document.body, () => new KeyboardEvent('keyup', { bubbles: true, key: 'a' })],
];

/**
 * Lets happen to a page what happens to each that is open for a while, such as that one looks elsewhere, and scrolls through it
 * as a person does.
 */
export async function letHappen(): Promise<void> {
  // In tasks of their own: what runs for a debugger may do what the page's policy forbids.
  for (const [target, event] of happenings) setTimeout(() => target().dispatchEvent(event()));
  await nextFrame();
  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < Math.min(scrollHeight, 20_000); top += innerHeight * 0.9) {
    scrollToTop(top);
    await nextFrame();
  }
  scrollToTop(0);
  await nextFrame();
}

/** How many links and buttons the mouse is moved over. */
const mostUnderMouse = 8;

/** What the mouse is moved over, in the order it is. */
let underMouse: Element[] = [];

/** The first links and buttons of frame and content that are seen in the window, and the main heading. */
export function firstControls(): { name: string; x: number; y: number }[] {
  const half = mostUnderMouse / 2;
  underMouse = [
    ...inWindow('main a[href], main button').slice(0, half),
    ...inWindow('main h1').slice(0, 1),
    // What opens under the mouse lies over the content.
    ...inWindow('header a, header button').slice(0, half),
  ];
  return underMouse.map((control) => ({ name: nameOf(control), ...middleOf(control) }));
}

const inWindow = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((control) => {
    const { x, y } = middleOf(control);
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight && isShown(control) && isReached(control);
  });

function middleOf(control: Element): { x: number; y: number } {
  const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

function isReached(control: Element): boolean {
  const { x, y } = middleOf(control);
  const hit = document.elementFromPoint(x, y);
  return hit !== null && control.contains(hit);
}

/** What is there instead of such a target now that the mouse is over it; null when it is still there. */
export function lostUnderMouse(index: number): string | null {
  const control = underMouse[index];
  if (!control || isReached(control)) return null;
  const { x, y } = middleOf(control);
  // Drawings may move over words, as long as these are there.
  if (control.matches('h1')) return isShown(control) ? null : 'is gone';
  return x || y ? `is covered by ${tagOf(document.elementFromPoint(x, y))}` : 'is gone';
}

/** Where a link stood when it was looked for last. */
let wayBefore = '';

/**
 * Where a link to a page is touched, those of the content first, or one of our own when there is none; null while it moves
 * and while something lies over it.
 */
export function wayTo(path: string): { x: number; y: number } | null {
  const links = ['main a[href]', 'a[href]'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLAnchorElement>(selector),
  ]);
  const link = links.find((one) => one.getAttribute('href') === path && isShown(one)) ?? ownLink(path);
  bringNear(link);
  const middle = middleOf(link);
  const [before, now] = [wayBefore, JSON.stringify(middle)];
  wayBefore = now;
  return before === now && isReached(link) ? middle : null;
}

function ownLink(path: string): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href: path, textContent: path });
  document.querySelector('main')?.append(link);
  return link;
}
