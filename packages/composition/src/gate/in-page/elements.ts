/** A place of the page in CSS pixels from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something wrong with a page: which check found it, and what it says to people. */
export interface Problem {
  check: string;
  says: string;
}

/** Whether an element is to be seen, wherever on the page that is. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Whether an element waits in something that its visitor opens: a dialog, a popover, something to unfold. */
export function waitsToBeOpened(element: Element): boolean {
  if (element.closest('dialog:not([open]), [popover]:not(:popover-open)')) return true;
  const folded = element.closest('details:not([open])');
  return folded !== null && element.closest('summary')?.parentElement !== folded;
}

/** What people would call a control. */
export function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent;
  return text.replace(/\s+/g, ' ').trim().slice(0, 40) || element.getAttribute('name') || tagOf(element);
}

/** An element as its tag is written. */
export function tagOf(element: Element | null): string {
  if (!element) return 'nothing';
  const { id } = element;
  const classes = element.getAttribute('class');
  const tag = element.tagName.toLowerCase();
  return `<${tag}${id ? ` id="${id}"` : ''}${classes ? ` class="${classes.slice(0, 60)}"` : ''}>`;
}

/** Scrolls at once, whatever the page says about smoothness. */
export const scrollToTop = (top: number): void => window.scrollTo({ top, left: 0, behavior: 'instant' });

export const bringNear = (element: Element): void =>
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });

/** Resolves after so many milliseconds. */
export const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves with the next frame. */
export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits so many frames at most until something is so, and resolves with whether it is. */
export async function framesUntil(most: number, isSo: () => boolean = () => false): Promise<boolean> {
  for (let frame = 0; frame < most && !isSo(); frame += 1) await nextFrame();
  return isSo();
}

/** Every text in an element that is not blank, trimmed, with the element around it. */
export function textsIn(root: Element): { node: Node; text: string; around: Element }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: { node: Node; text: string; around: Element }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim();
    if (text && node.parentElement) found.push({ node, text, around: node.parentElement });
  }
  return found;
}

/** What is touched in the middle of a rectangle of the window. */
export const touchedAt = ({ x, y, width, height }: Box): Element | null =>
  document.elementFromPoint(x + width / 2, y + height / 2);

/** What stays in its place of the window with an element in it, if anything does. */
export function fixedAround(element: Element): Element | null {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (getComputedStyle(around).position === 'fixed') return around;
  return null;
}
