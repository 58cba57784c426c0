import { tooltipId } from './tooltip';

/** Milliseconds a control is pointed at before its tooltip opens. */
export const opensAfter = 700;

/** Milliseconds after a tooltip closed in which the next one opens at once. */
export const skipsWithin = 300;

/** Distance from the edges of the window, in pixels. */
const edge = 8;

/** What a control carries to have a tooltip: words that say the same as its accessible name. */
export const tooltip = (text: string) => ({ 'data-tooltip': text });

/**
 * Follows pointer and focus on the whole page and shows the words of `data-tooltip`: after 700 ms, at once within
 * 300 ms of another one and on keyboard focus. The pointer may go onto the tooltip; Escape, a press, scrolling and
 * leaving close it. The host calls this once. Returns the way to stop.
 */
export function followTooltips(): () => void {
  const control = new AbortController();
  const tooltips = new Tooltips();
  const options = { capture: true, passive: true, signal: control.signal };
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    run: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, run, options);
  on('pointerover', (event) => event.pointerType !== 'touch' && tooltips.point(event.target));
  on('pointerdown', ({ target }) => tooltips.press(target));
  on('focusin', (event) => isKeyboardFocus(event.target) && tooltips.focus(event.target));
  on('focusout', () => tooltips.close());
  on('scroll', () => tooltips.follow());
  document.addEventListener('keydown', (event) => tooltips.dismiss(event), { ...options, passive: false });
  // Not while capturing, which would also hear of every element the pointer leaves.
  document.documentElement.addEventListener('pointerleave', () => tooltips.point(null), {
    signal: control.signal,
  });
  control.signal.addEventListener('abort', () => tooltips.close());
  return () => control.abort();
}

const triggerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

const isKeyboardFocus = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(':focus-visible');

const place = (): HTMLElement | null => document.getElementById(tooltipId);

/** The one tooltip: which control it is for, and when it last closed. */
class Tooltips {
  private shown: HTMLElement | null = null;
  private awaited: HTMLElement | null = null;
  /** The control that was pressed or dismissed; silent until the pointer has been elsewhere. */
  private done: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closedAt = -Infinity;

  /** The pointer is over this element now. */
  point(target: EventTarget | null): void {
    if (this.shown && target instanceof Node && place()?.contains(target)) return;
    const trigger = triggerOf(target);
    if (trigger && [this.shown, this.awaited, this.done].includes(trigger)) return;
    this.done = null;
    this.close();
    if (!trigger) return;
    if (Date.now() - this.closedAt < skipsWithin) return this.open(trigger);
    this.awaited = trigger;
    this.timer = setTimeout(() => this.open(trigger), opensAfter);
  }

  focus(target: EventTarget | null): void {
    const trigger = triggerOf(target);
    if (!trigger) return;
    this.close();
    this.open(trigger);
  }

  press(target: EventTarget | null): void {
    this.close();
    this.done = triggerOf(target);
  }

  /**
   * The page scrolls: a tooltip stays with the control that has the focus, and goes from under the pointer. One that is waited for
   * comes if the pointer stays on its control; the browser says when it does not.
   */
  follow(): void {
    const tip = place();
    if (tip && this.shown?.matches(':focus-visible')) moveBeside(tip, this.shown);
    else if (this.shown) this.close();
  }

  /** Escape closes the tooltip and nothing else. */
  dismiss(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.shown) return;
    event.preventDefault();
    event.stopPropagation();
    this.done = this.shown;
    this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.awaited = null;
    if (!this.shown) return;
    this.shown.removeAttribute('aria-describedby');
    this.shown = null;
    this.closedAt = Date.now();
    const tip = place();
    tip?.hidePopover?.();
    tip?.setAttribute('hidden', '');
  }

  private open(trigger: HTMLElement): void {
    const tip = place();
    const text = trigger.dataset.tooltip;
    if (!tip?.firstElementChild || !text || !trigger.isConnected) return;
    this.awaited = null;
    this.shown = trigger;
    tip.firstElementChild.textContent = text;
    tip.removeAttribute('hidden');
    tip.showPopover?.();
    // Words that repeat the control's name are not read out twice.
    if (trigger.getAttribute('aria-label') !== text) trigger.setAttribute('aria-describedby', tooltipId);
    moveBeside(tip, trigger);
  }
}

/** Below the control, above it where there is no room, and inside the window. */
function moveBeside(tip: HTMLElement, trigger: HTMLElement): void {
  const control = trigger.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = control.bottom + height <= window.innerHeight;
  const left = Math.min(control.left + control.width / 2 - width / 2, window.innerWidth - width - edge);
  tip.style.setProperty('--tooltip-top', `${below ? control.bottom : control.top - height}px`);
  tip.style.setProperty('--tooltip-left', `${Math.max(edge, left)}px`);
}
