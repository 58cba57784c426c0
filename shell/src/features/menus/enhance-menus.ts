import { matchTyped, typeLetter, type Typed } from './type-ahead.logic';

/** A menu opens when the pointer rests on its button this long, in milliseconds. */
export const hoverDelay = 100;

/** The way from button to menu may take this long before the menu closes, in milliseconds. */
const leaveDelay = 250;

const opened = (menu: HTMLElement): boolean => menu.matches(':popover-open');

/** Adds to the header's menus what the platform does not do: opening on hover, arrow keys, type-ahead, states. */
export function enhanceMenus(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('header button[popovertarget]')) {
    const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
    if (!menu) continue;
    showState(button, menu);
    followKeys(button, menu);
    if (menu.dataset.menu !== 'mobile') openOnHover(button, menu);
  }
}

function showState(button: HTMLElement, menu: HTMLElement): void {
  button.setAttribute('aria-expanded', String(opened(menu)));
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
}

/** Only for a mouse: a finger has no hover, and a click on the button is not taken back by it. */
function openOnHover(button: HTMLElement, menu: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let byHover = false;
  const isMouse = (event: Event) => (event as PointerEvent).pointerType === 'mouse';
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const enter = (event: Event) => {
    if (!isMouse(event)) return;
    after(hoverDelay, () => {
      if (opened(menu)) return;
      byHover = true;
      menu.showPopover();
    });
  };
  const leave = (event: Event) => {
    if (isMouse(event)) after(leaveDelay, () => byHover && opened(menu) && menu.hidePopover());
  };
  button.addEventListener('pointerenter', enter);
  menu.addEventListener('pointerenter', () => clearTimeout(timer));
  for (const place of [button, menu]) place.addEventListener('pointerleave', leave);
  button.addEventListener('click', (event) => {
    clearTimeout(timer);
    // The menu stands open because the pointer came first: the click means "keep it", not "close it".
    if (byHover && opened(menu)) event.preventDefault();
    byHover = false;
  });
  menu.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') byHover = false;
  });
}

function followKeys(button: HTMLElement, menu: HTMLElement): void {
  let typed: Typed = { text: '', at: 0 };
  const items = () =>
    [...menu.querySelectorAll<HTMLElement>('a, summary')].filter((item) => item.checkVisibility?.() ?? true);
  const focus = (index: number) => {
    const all = items();
    all[(index + all.length) % all.length]?.focus();
  };
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (!opened(menu)) menu.showPopover();
    focus(0);
  });
  menu.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      focus(step(at, all.length));
    } else if (/^[\p{L}\d&]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = typeLetter(typed, event.key, event.timeStamp);
      const found = matchTyped(all.map(labelOf), typed.text, at);
      if (found >= 0) all[found]?.focus();
    } else if (event.key === 'Escape') {
      menu.hidePopover();
      button.focus();
    }
  });
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => (at < 0 ? -1 : at - 1),
  ArrowLeft: (at) => (at < 0 ? -1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const labelOf = (item: HTMLElement): string =>
  item.querySelector('h3')?.textContent ?? item.textContent ?? '';
