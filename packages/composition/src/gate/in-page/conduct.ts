import { framesUntil, isShown, nameOf, scrollToTop, type Problem } from './elements.js';

const anywhere = { bubbles: true, cancelable: true, composed: true };

/** Keys that browsers answer themselves. */
const keys =
  'Tab Shift+Tab Enter PageDown PageUp ArrowDown ArrowUp Home End Backspace a F5 Ctrl+a Ctrl+c Ctrl+f Ctrl+r Ctrl+v Ctrl+x Ctrl+z Alt+ArrowLeft'
    .split(' ')
    .concat(' ');

/** What people write with. */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Fields in which all of it is written. */
const takesAll = 'input:is(:not([type]), [type=text], [type=search]):not([inputmode], [pattern]), textarea';

/** How many parts of a page are asked, and how many of its buttons. */
const mostParts = 20;
const mostButtons = 6;

/** What a mouse or a hand does to words without wanting anything of the page. */
const touches = 'pointerdown mousedown mouseup dblclick contextmenu selectstart copy dragstart'.split(' ');

/**
 * What browsers do by themselves and the page does not let them: scroll by wheel, finger and key, keep their place, open
 * menus, select and copy. Asked by events of our own, so that no answer depends on how busy the machine is.
 */
export async function checkConduct(): Promise<Problem[]> {
  scrollToTop(0);
  const says: string[] = [];
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const words = document.querySelector('main h1') ?? document.body;
  const parts = document.querySelectorAll('header, footer, main > *, main section');
  for (const target of new Set([middle ?? document.body, words, ...[...parts].slice(0, mostParts)]))
    says.push(...forbiddenAt(target));
  says.push(...(await onPlainWords(words)), ...onLinks(), ...inFields(words), ...(await whileScrolled()));
  says.push(...(await onPlaces()), ...onAddresses());
  says.push(...(await onButtons()));
  if (prevented(window, new Event('beforeunload', { cancelable: true })))
    says.push('it asks its visitor whether to leave although nothing was written');
  return [...new Set(says)].map((text) => ({ check: 'conduct', says: text }));
}

function inFields(words: Element): string[] {
  const says: string[] = [];
  const field = document.querySelector('main input:not([type=hidden]), main textarea');
  const clipboardData = new DataTransfer();
  if (field && prevented(field, new ClipboardEvent('paste', { ...anywhere, clipboardData })))
    says.push('nothing can be pasted into its fields');
  const typed = field?.matches(takesAll) ? field : null;
  const lost = [...letters].filter(
    (key) => typed && prevented(typed, new KeyboardEvent('keydown', { ...anywhere, key })),
  );
  if (lost.length) says.push(`its fields do not take ${lost.slice(0, 5).join(', ')}`);
  if ((words instanceof HTMLElement && words.isContentEditable) || document.designMode === 'on')
    says.push('its words can be changed by typing');
  const pointed = [words, document.querySelector('main a[href]')];
  if (pointed.some((element) => element && getComputedStyle(element).cursor === 'none'))
    says.push('it hides the pointer');
  return says;
}

async function whileScrolled(): Promise<string[]> {
  const says: string[] = [];
  const root = document.documentElement;
  if (root.scrollHeight > window.innerHeight + 400) {
    if (locked()) says.push('it cannot be scrolled: its root or its body hides what is below');
    else if (!(await keepsItsPlace())) says.push('it cannot be scrolled: it jumps back');
  }
  const around = [root, document.body, ...document.querySelectorAll('main, main > *')];
  if (around.some((element) => getComputedStyle(element).touchAction === 'none'))
    says.push('it cannot be scrolled with a finger: touch-action is none');
  return says;
}

function forbiddenAt(target: Element): string[] {
  const says: string[] = [];
  if (prevented(target, new WheelEvent('wheel', { ...anywhere, deltaY: 100 })))
    says.push('it cannot be scrolled: it swallows the wheel');
  if (fingerPrevented(target)) says.push('it cannot be scrolled with a finger: it swallows touches');
  for (const type of touches)
    if (prevented(target, new MouseEvent(type, anywhere)))
      says.push(`it swallows what browsers do on "${type}"`);
  const swallowed = keys.filter((key) => prevented(target, pressOf(key)));
  if (swallowed.length)
    says.push(`it swallows keys: ${swallowed.map((key) => key.trim() || 'Space').join(', ')}`);
  return says;
}

function pressOf(name: string): KeyboardEvent {
  const key = name.split('+').at(-1) ?? name;
  const [ctrlKey, altKey, shiftKey] = ['Ctrl+', 'Alt+', 'Shift+'].map((held) => name.startsWith(held));
  return new KeyboardEvent('keydown', { ...anywhere, key, ctrlKey, altKey, shiftKey });
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

/** A click on words that are no link leads nowhere. */
async function onPlainWords(words: Element): Promise<string[]> {
  const stay = new AbortController();
  const left: string[] = [];
  const note = (event: Event) => {
    left.push('it goes elsewhere when one clicks on its words');
    if (event.cancelable) event.preventDefault();
  };
  navigation.addEventListener('navigate', note, { signal: stay.signal });
  const open = () => document.querySelectorAll('dialog[open], [popover]:popover-open').length;
  const before = open();
  words.dispatchEvent(new MouseEvent('click', anywhere));
  await framesUntil(2);
  stay.abort();
  if (open() > before) left.push('something opens when one clicks on its words');
  return left;
}

/** Whether the page keeps a press on a link from its browser, which is not let to follow it either. */
function swallowsClick(link: Element, held: MouseEventInit = {}): boolean {
  let swallowed = true;
  const last = (event: Event) => {
    swallowed = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', last, { once: true });
  link.dispatchEvent(new MouseEvent('click', { ...anywhere, ...held }));
  removeEventListener('click', last);
  return swallowed;
}

/** A link pressed with a key held down is opened beside the page by browsers. */
function onLinks(): string[] {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]')].find(
    ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname,
  );
  if (!link) return [];
  const says = swallowsClick(link, { ctrlKey: true }) ? ['its links cannot be opened in another window'] : [];
  if (prevented(link, pressOf('Enter'))) says.push('its links do not answer to the key Enter');
  return says;
}

/** How many frames a page has to go to one of its places by a movement of its own. */
const toPlace = 30;

/** A link to a place of the same page that is out of sight leads there, by the browser or by the page itself. */
async function onPlaces(): Promise<string[]> {
  const placeOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const isInSight = (place: Element) => {
    const { top } = place.getBoundingClientRect();
    return top > -2 && top < innerHeight;
  };
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')].find((one) => {
    const place = placeOf(one);
    return isShown(one) && place && isShown(place) && !isInSight(place);
  });
  const place = link && placeOf(link);
  if (!place || !swallowsClick(link)) return [];
  await framesUntil(toPlace, () => isInSight(place));
  const isThere = isInSight(place) || place.contains(document.activeElement);
  scrollToTop(0);
  return isThere ? [] : [`a link to one of its places does not lead there: "${nameOf(link)}"`];
}

/** A link to an address of mail or a telephone is the browser's. */
function onAddresses(): string[] {
  const link = document.querySelector('a[href^="mailto:"], a[href^="tel:"]');
  return link && swallowsClick(link)
    ? [`nothing is written or dialled when one presses "${nameOf(link)}"`]
    : [];
}

/** A button that takes a key for itself does something then. */
async function onButtons(): Promise<string[]> {
  const buttons = [...document.querySelectorAll('main button, header button')].filter(isShown);
  const deaf: string[] = [];
  for (const button of buttons.slice(0, mostButtons))
    for (const key of ['Enter', ' ']) {
      let changes = 0;
      const observer = new MutationObserver(() => (changes += 1));
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const taken = prevented(button, pressOf(key));
      if (taken) await framesUntil(3);
      observer.disconnect();
      if (taken && !changes)
        deaf.push(`"${nameOf(button)}" does not answer to the key ${key.trim() || 'Space'}`);
    }
  return deaf;
}

/** Whether what is below cannot be scrolled to: browsers take what hides the overflow of the root, or else of the body, for the window. */
export function locked(): boolean {
  const { documentElement: html, body } = document;
  const [root, inner] = [html, body].map((element) => getComputedStyle(element).overflowY);
  if (['hidden', 'clip'].includes((root === 'visible' ? inner : root) ?? '')) return true;
  const around = [body, ...document.querySelectorAll('body > *, main')];
  return getComputedStyle(body).position === 'fixed' || around.some(cutsOff);
}

/** How much of a page is cut off for it to be locked, in CSS pixels. */
const mostCut = 400;

const cutsOff = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + mostCut &&
  ['hidden', 'clip'].includes(getComputedStyle(element).overflowY) &&
  element.clientHeight > innerHeight / 2;

async function keepsItsPlace(): Promise<boolean> {
  scrollToTop(300);
  await framesUntil(4);
  const kept = window.scrollY > 150;
  scrollToTop(0);
  await framesUntil(1);
  return kept;
}
