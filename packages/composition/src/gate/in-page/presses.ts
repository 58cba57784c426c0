/// <reference lib="dom" />
import { isShown, nameOf } from './elements.js';
import { isTypedInto, sampleFor, writeInto } from './write-into.js';

/** What pressing the controls of a page did. */
export interface Presses {
  pressed: string[];
  /** Those after which something of the page was different. */
  answered: string[];
  /** Fields that did not keep what was typed. */
  forgetful: string[];
}

const pressable =
  'button, summary, [role=button], [role=tab], input:not([type=hidden], [type=file]), select, textarea';

/** How long a control has to show an effect: so many milliseconds, and so many frames when there is none by then. */
const pause = 12;
const mostFrames = 15;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Presses every control that is shown, and those that show up then, once each; types into fields; closes again what it
 * opened. Forms are not sent and the page is not left.
 */
export class Presser {
  private readonly done = new Set<Element>();
  private readonly result: Presses = { pressed: [], answered: [], forgetful: [] };
  private changes = 0;
  /** The field that is being searched with: that it shows what is typed is no answer. */
  private searched: Element | null = null;

  constructor(
    /** How many controls at most. */
    private readonly most: number,
    /** Told which control is being pressed, and of an empty name when none is. */
    private readonly tell: (name: string) => void,
  ) {}

  async run(): Promise<Presses> {
    const count = () => (this.changes += 1);
    const observer = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== this.searched)) count();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const stay = stayHere();
    for (const type of ['toggle', 'focusin']) addEventListener(type, count, true);
    await this.pressAll(this.found(), 0);
    // What opens late is closed late.
    for (let turn = 0; turn < 6; turn += 1) {
      closeAll();
      await wait(4 * pause);
    }
    this.tell('');
    observer.disconnect();
    for (const type of ['toggle', 'focusin']) removeEventListener(type, count, true);
    stay.abort();
    return this.result;
  }

  private found(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (control) =>
        !this.done.has(control) && isShown(control) && !control.matches(':disabled, [aria-disabled=true]'),
    );
  }

  private async pressAll(found: HTMLElement[], depth: number): Promise<void> {
    for (const control of found) {
      if (this.result.pressed.length >= this.most) return;
      if (this.done.has(control) || !control.isConnected || !isShown(control)) continue;
      this.done.add(control);
      if (sends(control)) continue;
      await this.press(control);
      // What it opened is pressed too, before it is closed again.
      if (depth < 2)
        await this.pressAll(
          this.found().filter((one) => !found.includes(one)),
          depth + 1,
        );
      if (depth === 0) closeAll();
    }
  }

  private async press(control: HTMLElement): Promise<void> {
    const isSearch = control.matches('[type=search], [role=searchbox], [role=combobox]');
    const name = isSearch ? `the field ${nameOf(control)}` : nameOf(control);
    this.searched = isSearch ? control : null;
    this.changes = 0;
    this.tell(name);
    // In a task of its own: what runs for a debugger may do what the page's policy forbids.
    setTimeout(() => use(control));
    await wait(pause);
    // Counted in frames, of which a busy machine draws fewer.
    for (let frame = 0; !this.changes && frame < mostFrames; frame += 1) await nextFrame();
    if (control.isConnected && isTypedInto(control) && !control.value) this.result.forgetful.push(name);
    this.result.pressed.push(name);
    // That a field takes the focus says nothing of it, what is shown because of what is searched for does.
    if (this.changes && (isSearch || !isTypedInto(control))) this.result.answered.push(name);
  }
}

const sends = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form !== null &&
  control.form.method !== 'dialog';

function use(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement)
    writeInto(
      control,
      control.options[(control.selectedIndex + 1) % Math.max(1, control.options.length)]?.value ?? '',
    );
  else if (isTypedInto(control)) writeInto(control, sampleFor(control));
  else control.click();
}

function closeAll(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
}

/** Keeps forms from being sent and the document from being left until it is aborted. */
function stayHere(): AbortController {
  const stay = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stopLeaving = (event: Event) => {
    const { destination } = event as Event & { destination?: { sameDocument: boolean } };
    if (event.cancelable && destination?.sameDocument === false) event.preventDefault();
  };
  addEventListener('submit', stop, { capture: true, signal: stay.signal });
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', stopLeaving, { signal: stay.signal });
  return stay;
}
