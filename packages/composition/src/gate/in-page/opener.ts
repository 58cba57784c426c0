import { closeAll, framesToOpen } from './dialogs.js';
import { framesUntil, isShown, nameOf, nextFrame, wait, type Problem } from './elements.js';
import { linesInWindow, type LineInWindow } from './lines-in-window.js';

/** For how many milliseconds one waits for the movement with which something opens. */
const mostMovement = 600;

/** How far something may stick out of the window, in CSS pixels. */
const mostOutside = 2;

/** Opens what controls opened when they were pressed, one after the other, to look at it. */
export class Opener {
  private readonly openers: [HTMLElement, HTMLElement][];
  private over: HTMLElement | undefined;

  constructor(openers: ReadonlyMap<HTMLElement, HTMLElement>) {
    this.openers = [...openers];
  }

  get count(): number {
    return this.openers.length;
  }

  /** What was opened last, and is open. */
  get opened(): HTMLElement | null {
    return this.over && isShown(this.over) ? this.over : null;
  }

  /** Opens one of them and says what is wrong with where it lies; the name of its control is empty when it does not open any more. */
  async open(index: number): Promise<{ name: string; findings: Problem[] }> {
    closeAll();
    const [opener, over] = this.openers[index] ?? [];
    this.over = over;
    if (!opener?.isConnected || !over?.isConnected) return { name: '', findings: [] };
    if (!isShown(over)) opener.click();
    if (!(await framesUntil(framesToOpen, () => isShown(over)))) return { name: '', findings: [] };
    await hasMoved(over);
    const name = nameOf(opener);
    const wrong = outside(over);
    return { name, findings: wrong ? [{ check: 'opened', says: `what "${name}" opens ${wrong}` }] : [] };
  }

  /** Lines of what was opened last, with the longest in the window. */
  lines(): LineInWindow[] {
    const { opened } = this;
    return opened ? linesInWindow((element) => opened.contains(element)) : [];
  }

  end(): void {
    closeAll();
  }
}

/** Waits until what it comes with has ended. */
export async function hasMoved(element: HTMLElement): Promise<void> {
  await nextFrame();
  const moving = element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}));
  await Promise.race([Promise.all(moving), wait(mostMovement)]);
}

function outside(element: HTMLElement): string | null {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  if (width < 8 || height < 8) return 'is too small to be seen';
  const { clientWidth, clientHeight } = document.documentElement;
  const aside = Math.round(Math.max(-left, right - clientWidth));
  if (aside > mostOutside) return `sticks out of the window by ${aside} pixels`;
  const { position } = getComputedStyle(element);
  const beyond = Math.round(Math.max(-top, bottom - clientHeight));
  if (position === 'fixed' && beyond > mostOutside)
    return `goes ${beyond} pixels beyond the window, where nobody can scroll to`;
  if (element.scrollWidth > element.clientWidth + mostOutside && scrollsAside(element))
    return 'scrolls sideways';
  return null;
}

const scrollsAside = (element: HTMLElement): boolean => {
  const { scrollLeft } = element;
  element.scrollLeft = scrollLeft + 60;
  const scrolls = element.scrollLeft > scrollLeft + 1;
  element.scrollLeft = scrollLeft;
  return scrolls;
};
