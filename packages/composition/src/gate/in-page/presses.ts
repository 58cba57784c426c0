import { closeAll, isNeverLeft, leavesByEscape, opened, openDialog } from './dialogs.js';
import { framesUntil, isShown, nameOf, nextFrame, scrollToTop, wait } from './elements.js';
import { stayHere, useByHand } from './by-hand.js';
import { isChosenAlready, opens, stateOf } from './control-state.js';
import type { Timers } from './timers.js';
import { changedAtOnce, UnrelatedChanges } from './unrelated-changes.js';
import { isTypedInto } from './write-into.js';

/** What pressing the controls of a page did. */
export interface Presses {
  pressed: string[];
  /** Those after which something of the page was different. */
  answered: string[];
  /** Buttons after which nothing was. */
  silent: string[];
  /**
   * Those that then said something else of themselves or showed what they open, those that did not, and those of them that say
   * that they open, close or check something.
   */
  turned: string[];
  unturned: string[];
  stiff: string[];
  /** Those that opened something and were as before when they were pressed once more, and those that were not. */
  returned: string[];
  staying: string[];
  /** Controls that are shown and cannot be used. */
  disabled: string[];
  /** Fields that did not keep what was typed. */
  forgetful: string[];
  /** What is wrong with dialogs that it opened, as sentences. */
  stuck: string[];
}

const pressable =
  'button, summary, [role=button], [role=tab], input:not([type=hidden], [type=file]), select, textarea';

/** How long a control has to show an effect, in milliseconds; it has some frames more when there is none by then. */
const pause = 12;

/** For how many frames what is chosen stays chosen. */
const chosenFor = 8;

/** For how many frames one waits for what appears when one scrolls. */
const framesToAppear = 6;

/** How deep what opens what is followed. */
const mostDepth = 2;

/**
 * Presses every control that is shown, and those that show up then, once each; types into fields; closes again what it
 * opened. Forms are not sent and the page is not left.
 */
export class Presser {
  private readonly done = new Set<Element>();
  private readonly dialogs = new Set<Element>();
  private readonly result: Presses = {
    ...{ pressed: [], answered: [], silent: [] },
    ...{ disabled: [], forgetful: [], stuck: [] },
    ...{ turned: [], unturned: [], stiff: [], returned: [], staying: [] },
  };
  private readonly unrelated = new UnrelatedChanges();
  private readonly records: MutationRecord[] = [];
  private readonly observer = new MutationObserver((records) => void this.records.push(...records));
  /** Controls that opened something over the page, each with what it opened. */
  readonly openers = new Map<HTMLElement, HTMLElement>();
  private readonly lying = new Set(opened());
  private last: HTMLElement | undefined;
  private answered = false;
  /** The field that is being searched with: that it shows what is typed is no answer. */
  private searched: Element | null = null;

  constructor(
    /** How many controls at most. */
    private readonly most: number,
    /** How many frames each has for its answer, of which a busy machine draws fewer. */
    private readonly frames: number,
    /** Told which control is being pressed, and of an empty name when none is. */
    private readonly tell: (name: string) => void,
    private readonly timers: Timers,
  ) {}

  async run(): Promise<Presses> {
    const { observer } = this;
    const hear = () => void (this.answered = true);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const stay = stayHere();
    await this.unrelated.learn(this.timers, this.take);
    for (const type of ['toggle', 'focusin']) addEventListener(type, hear, true);
    this.result.disabled = [...document.querySelectorAll(pressable)]
      .filter((control) => control.matches(':disabled, [aria-disabled=true]') && isShown(control))
      .map(nameOf);
    await this.pressAll(this.found(), 0);
    // What came to be shown while a dialog lay over it.
    await this.pressAll(this.found(), 0);
    await this.pressFurtherDown();
    // What opens late is closed late.
    for (let turn = 0; turn < 6; turn += 1) {
      closeAll();
      await wait(4 * pause);
    }
    this.tell('');
    observer.disconnect();
    for (const type of ['toggle', 'focusin']) removeEventListener(type, hear, true);
    stay.abort();
    return this.result;
  }

  /** What comes to be shown only when one has scrolled. */
  private async pressFurtherDown(): Promise<void> {
    for (const part of [0.4, 0.7, 1]) {
      scrollToTop(part * (document.documentElement.scrollHeight - innerHeight));
      await this.timers.frames(framesToAppear);
      await this.pressAll(this.found(), 0);
    }
    await this.timers.frames(framesToAppear);
    this.noteOpened();
    scrollToTop(0);
  }

  private found(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(pressable)].filter(
      (control) =>
        !this.done.has(control) &&
        isWithinReach(control) &&
        !control.matches(':disabled, [aria-disabled=true]'),
    );
  }

  private async pressAll(found: HTMLElement[], depth: number): Promise<void> {
    for (const control of found) {
      if (this.result.pressed.length >= this.most) return;
      if (this.done.has(control) || !control.isConnected || !isWithinReach(control)) continue;
      this.done.add(control);
      if (!sends(control)) await this.pressWithin(control, found, depth);
      if (depth === 0) closeAll();
    }
  }

  /** Presses a control, and what it opened before that is closed again. */
  private async pressWithin(control: HTMLElement, found: HTMLElement[], depth: number): Promise<void> {
    // What the one before opens may come late.
    this.noteOpened();
    const before = openDialog();
    this.last = control;
    const turned = await this.press(control);
    this.noteOpened();
    // What is in it may lie over it later.
    if (turned && opens(control) && openDialog() === before) await this.pressAgain(control, turned);
    if (depth >= mostDepth) return;
    const dialog = this.firstOpened(before);
    if (dialog) await this.tryEscape(dialog, control);
    await this.pressAll(
      this.found().filter((one) => !found.includes(one)),
      depth + 1,
    );
    if (dialog && (await isNeverLeft(dialog)) && this.result.pressed.length < this.most)
      this.result.stuck.push(`nothing in the dialog that "${nameOf(control)}" opens closes it`);
  }

  /** Remembers what lies over the page since a control was pressed. */
  private noteOpened(): void {
    const { last, lying, openers } = this;
    for (const one of opened().filter((over) => !lying.has(over))) {
      lying.add(one);
      if (last && !openers.has(last)) openers.set(last, one);
    }
  }

  /** Presses what opened something, whose name was this, once more; what goes back is opened again, for what else is looked at. */
  private async pressAgain(control: HTMLElement, name: string): Promise<void> {
    if (!control.isConnected || !isWithinReach(control) || isTypedInto(control)) return;
    if (control.matches('[type=radio]')) return;
    const before = stateOf(control);
    await changedAtOnce(() => useByHand(control), this.take);
    const goesBack = await framesUntil(this.frames, () => isOther(control, before));
    this.result[goesBack ? 'returned' : 'staying'].push(name);
    if (!goesBack) return;
    await changedAtOnce(() => useByHand(control), this.take);
    await framesUntil(this.frames, () => !isOther(control, before));
  }

  /** The dialog that was opened since, unless what is in it has been pressed before. */
  private firstOpened(before: HTMLDialogElement | undefined): HTMLDialogElement | undefined {
    const opened = openDialog();
    if (!opened || opened === before || this.dialogs.has(opened)) return undefined;
    this.dialogs.add(opened);
    return opened;
  }

  private async tryEscape(dialog: HTMLDialogElement, opener: HTMLElement): Promise<void> {
    if (!(await leavesByEscape(dialog)))
      this.result.stuck.push(`the key Escape does not close the dialog that "${nameOf(opener)}" opens`);
    else if (!dialog.open) await this.press(opener);
  }

  /** The name of the control when it is other than before; empty when it is not. */
  private async press(control: HTMLElement): Promise<string> {
    const isSearch = control.matches('[type=search], [role=searchbox], [role=combobox]');
    const name = isSearch ? `the field ${nameOf(control)}` : nameOf(control);
    this.searched = isSearch ? control : null;
    const isOn = isChosenAlready(control);
    const before = stateOf(control);
    this.tell(name);
    // That a hand takes the focus there is no answer.
    await changedAtOnce(() => control.focus({ preventScroll: true }), this.take);
    this.answered = false;
    this.hear(await changedAtOnce(() => useByHand(control), this.take), true);
    await this.waitForAnswer(control, before);
    if (control.isConnected && isTypedInto(control) && !control.value) this.result.forgetful.push(name);
    this.result.pressed.push(name);
    if (isOn) return '';
    this.note(control, isSearch, name);
    return before !== null && (await this.noteState(control, before, name)) ? name : '';
  }

  private async waitForAnswer(control: HTMLElement, before: string | null): Promise<void> {
    await wait(pause);
    this.hear(this.take());
    for (let frame = 0; frame < this.frames; frame += 1) {
      this.answered ||= before !== null && isOther(control, before);
      if (this.answered && (!opens(control) || isOther(control, before))) return;
      await nextFrame();
      this.hear(this.take());
    }
  }

  private async noteState(control: HTMLElement, before: string, name: string): Promise<boolean> {
    // What is chosen is not to be taken back in a moment.
    if (control.matches('select, input')) await this.timers.frames(chosenFor);
    const isTurned = isOther(control, before);
    this.result[isTurned ? 'turned' : 'unturned'].push(name);
    if (!isTurned && opens(control)) this.result.stiff.push(name);
    return isTurned;
  }

  private readonly take = (): MutationRecord[] => {
    const found = [...this.records, ...this.observer.takeRecords()];
    this.records.length = 0;
    return found;
  };

  private hear(records: MutationRecord[], atOnce = false): void {
    const others = records.filter(({ target }) => target !== this.searched);
    this.answered ||= this.unrelated.isAnswer(others, atOnce);
  }

  private note(control: HTMLElement, isSearch: boolean, name: string): void {
    // That a field takes the focus says nothing of it, what is shown because of what is searched for does.
    const isField = isTypedInto(control) || control instanceof HTMLSelectElement;
    if (this.answered && (isSearch || !isField)) this.result.answered.push(name);
    if (!this.answered && control.matches('button, [role=button]')) this.result.silent.push(name);
  }
}

/** Whether a control says something else of itself than before; one that is gone says nothing any more. */
const isOther = (control: HTMLElement, before: string | null): boolean =>
  !control.isConnected || stateOf(control) !== before;

/** Whether a visitor can press it: nobody reaches what lies under a modal dialog. */
function isWithinReach(control: HTMLElement): boolean {
  const dialog = openDialog();
  return isShown(control) && (!dialog || dialog.contains(control));
}

const sends = (control: HTMLElement): boolean =>
  control instanceof HTMLButtonElement &&
  control.type === 'submit' &&
  control.form !== null &&
  control.form.method !== 'dialog';
