/// <reference lib="dom" />
import { scrollToTop, type Finding } from './elements.js';

const frames = async (count: number): Promise<void> => {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

const anywhere = { bubbles: true, cancelable: true, composed: true };

/** Keys that browsers answer themselves. */
const keys = ['Tab', 'PageDown', 'ArrowDown', 'Home', ' ', 'a', 'F5'];

/**
 * What browsers do by themselves and the page does not let them: scroll by wheel, finger and key, keep their place, open
 * menus, select and copy. Asked by events of our own, so that no answer depends on how busy the machine is.
 */
export async function checkConduct(): Promise<Finding[]> {
  scrollToTop(0);
  const says: string[] = [];
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const words = document.querySelector('main h1') ?? document.body;
  for (const target of new Set([middle ?? document.body, words])) says.push(...forbiddenAt(target));
  const field = document.querySelector('main input:not([type=hidden]), main textarea');
  const clipboardData = new DataTransfer();
  if (field && prevented(field, new ClipboardEvent('paste', { ...anywhere, clipboardData })))
    says.push('nothing can be pasted into its fields');
  const root = document.documentElement;
  if (root.scrollHeight > window.innerHeight + 400) {
    if (locked()) says.push('it cannot be scrolled: its root or its body hides what is below');
    else if (!(await keepsItsPlace())) says.push('it cannot be scrolled: it jumps back');
  }
  if ([root, document.body].some((element) => getComputedStyle(element).touchAction === 'none'))
    says.push('it cannot be scrolled with a finger: touch-action is none');
  if (prevented(window, new Event('beforeunload', { cancelable: true })))
    says.push('it asks its visitor whether to leave although nothing was written');
  return [...new Set(says)].map((text) => ({ check: 'conduct', says: text }));
}

function forbiddenAt(target: Element): string[] {
  const says: string[] = [];
  if (prevented(target, new WheelEvent('wheel', { ...anywhere, deltaY: 100 })))
    says.push('it cannot be scrolled: it swallows the wheel');
  if (fingerPrevented(target)) says.push('it cannot be scrolled with a finger: it swallows touches');
  for (const type of ['contextmenu', 'selectstart', 'copy'])
    if (prevented(target, new MouseEvent(type, anywhere)))
      says.push(`it swallows what browsers do on "${type}"`);
  const swallowed = keys.filter((key) =>
    prevented(target, new KeyboardEvent('keydown', { ...anywhere, key })),
  );
  if (swallowed.length)
    says.push(`it swallows keys: ${swallowed.map((key) => key.trim() || 'Space').join(', ')}`);
  return says;
}

const prevented = (target: EventTarget, event: Event): boolean => !target.dispatchEvent(event);

function fingerPrevented(target: Element): boolean {
  const touch = (type: string, clientY: number) => {
    const finger = new Touch({ identifier: 1, target, clientX: window.innerWidth / 2, clientY });
    const touches = type === 'touchend' ? [] : [finger];
    return new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches,
      targetTouches: touches,
      changedTouches: [finger],
    });
  };
  const moved = [touch('touchstart', 500), touch('touchmove', 480), touch('touchmove', 380)];
  const stopped = moved.map((event) => prevented(target, event));
  target.dispatchEvent(touch('touchend', 380));
  return stopped.includes(true);
}

/** Browsers take what hides the overflow of the root, or else of the body, for the window. */
function locked(): boolean {
  const [root, body] = [document.documentElement, document.body].map(
    (element) => getComputedStyle(element).overflowY,
  );
  return ['hidden', 'clip'].includes((root === 'visible' ? body : root) ?? '');
}

async function keepsItsPlace(): Promise<boolean> {
  scrollToTop(300);
  await frames(4);
  const kept = window.scrollY > 150;
  scrollToTop(0);
  await frames(1);
  return kept;
}
