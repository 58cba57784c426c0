import { isShown, nameOf } from './elements.js';

/** Where the keyboard leads on a page. */
export interface FocusOrder {
  /** Names of what can be reached as far as it was gone to, in order. */
  reached: string[];
  /** How many of these look the same with the focus as without. */
  unmarked: number;
  /** Names of links and controls that are shown. */
  shown: string[];
}

/** Follows the focus while somebody goes through a page with the keyboard. */
export class FocusFollower {
  private readonly reached: string[] = [];
  private readonly seen = new Set<Element>();
  private unmarked = 0;
  private readonly stop = new AbortController();

  constructor() {
    const { signal } = this.stop;
    addEventListener('focusin', ({ target }) => this.note(target), { capture: true, signal });
  }

  /** Ends it. */
  end(): FocusOrder {
    this.stop.abort();
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return {
      reached: this.reached,
      unmarked: this.unmarked,
      shown: controls.filter((control) => isShown(control)).map(nameOf),
    };
  }

  private note(target: EventTarget | null): void {
    if (!(target instanceof Element) || this.seen.has(target)) return;
    this.seen.add(target);
    this.reached.push(nameOf(target));
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(target);
    if ((outlineStyle === 'none' || outlineWidth === '0px') && boxShadow === 'none') this.unmarked += 1;
  }
}
