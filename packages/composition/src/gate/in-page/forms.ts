import { closeAll, framesToOpen, openDialog } from './dialogs.js';
import { framesUntil, isShown, nameOf, wait } from './elements.js';
import { linesInWindow, type LineInWindow } from './lines-in-window.js';
import { hasMoved } from './opener.js';
import { shownPlaces, shownTexts } from './shown-texts.js';
import { isTypedInto, sampleFor, writeInto, type Field } from './write-into.js';

/** How many frames a form has to deal with its answer. */
const framesToRecover = 60;

/** How often one looks for what a form says, every so many milliseconds. */
const mostLooks = 75;
const betweenLooks = 40;

/** A form that browsers send themselves. */
export interface SentByBrowser {
  /** Method and path, such as `POST /api/contact`. */
  request: string;
  /** True when that is only the page it stands on, which its author did not say. */
  aimless: boolean;
}

/** Fills in the forms of a page and sends each by its button; the page is not left. */
export class FormSender {
  private readonly forms: HTMLFormElement[];
  private readonly sent: SentByBrowser[] = [];
  private readonly stay = new AbortController();
  private current: HTMLFormElement | undefined;
  private shownBefore = new Set<string>();

  /** Sends forms that are shown, and those in dialogs and popovers that controls of the page open. */
  constructor(private readonly openers: ReadonlyMap<HTMLElement, HTMLElement>) {
    const over = [...openers.values()];
    this.forms = [...document.forms].filter(
      (form) =>
        form.method !== 'dialog' &&
        (isShown(form) || (over.some((one) => one.contains(form)) && isForPeople(form))),
    );
    navigation.addEventListener('navigate', (event) => this.note(event), { signal: this.stay.signal });
  }

  /** How many there are. */
  get count(): number {
    return this.forms.length;
  }

  /** Whether a form that was sent stands there still, once its button can be pressed again. */
  async canBeSentAgain(index: number): Promise<boolean> {
    const form = this.forms[index];
    if (!form || !isShown(form)) return false;
    return framesUntil(framesToRecover, () => submitterOf(form)?.matches(':enabled') === true);
  }

  async send(index: number): Promise<void> {
    const form = this.forms[index];
    if (!form) return;
    await this.open(form);
    this.current = form;
    this.shownBefore = new Set(shownTexts());
    for (const field of form.elements) if (isField(field) && isShown(field)) fill(field);
    // In tasks of their own: what runs for a debugger may do what the page's policy forbids.
    setTimeout(() => submitterOf(form)?.click());
  }

  /** Lines of what is shown since a form was sent and was not shown before, once that is all of it, with the longest in the window. */
  async newLines(): Promise<LineInWindow[]> {
    let known = '';
    for (let look = 0, same = 0; look < mostLooks && same < 2; look += 1) {
      await wait(betweenLooks);
      const now = this.newPlaces()
        .map(({ text }) => text)
        .join('\n');
      same = now && now === known ? same + 1 : 0;
      known = now;
    }
    await this.newest();
    const places = new Set(this.newPlaces().map(({ around }) => around));
    return linesInWindow((element) => places.has(element));
  }

  /** What holds all that is shown since a form was sent and was not shown before, once it has moved there; null when that is nothing. */
  async newest(): Promise<HTMLElement | null> {
    const places = this.newPlaces();
    const [first, last] = [places.at(0), places.at(-1)];
    if (!first || !last) return null;
    const range = document.createRange();
    range.setStartBefore(first.node);
    range.setEndAfter(last.node);
    const around = range.commonAncestorContainer as HTMLElement;
    await hasMoved(around);
    return around;
  }

  /** Names of fields in which people cannot write, or no more than a few letters. */
  closed(): string[] {
    return this.forms
      .flatMap((form) => [...form.elements].filter(isField))
      .filter((field) => isShown(field) && isClosed(field))
      .map(nameOf);
  }

  /** Names of fields of a form that was filled in and sent which hold what was written. */
  keeping(index: number): string[] {
    return [...(this.forms[index]?.elements ?? [])]
      .filter((field) => isField(field) && isTypedInto(field) && isShown(field) && Boolean(field.value))
      .map(nameOf);
  }

  /** What browsers sent by themselves so far. */
  byBrowser(): SentByBrowser[] {
    return this.sent;
  }

  end(): void {
    this.stay.abort();
    closeAll();
  }

  private newPlaces() {
    return shownPlaces().filter(({ text }) => !this.shownBefore.has(text));
  }

  /** Opens what a form lies in, and closes a dialog that keeps visitors from it. */
  private async open(form: HTMLFormElement): Promise<void> {
    const modal = openDialog();
    if (isShown(form) && (!modal || modal.contains(form))) return;
    closeAll();
    if (isShown(form)) return;
    const [opener] = [...this.openers].find(([, over]) => over.contains(form)) ?? [];
    opener?.click();
    await framesUntil(framesToOpen, () => isShown(form));
  }

  private note(event: NavigateEvent): void {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    const { pathname, origin } = new URL(event.destination.url);
    const where = origin === location.origin ? pathname : origin + pathname;
    this.sent.push({
      request: `${event.formData ? 'POST' : 'GET'} ${where}`,
      aimless: pathname === location.pathname && !this.current?.hasAttribute('action'),
    });
  }
}

const submitterOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[type=submit], button:not([type=button], [type=reset])');

/** Whether one writes something into a form and sends it by a button. */
const isForPeople = (form: HTMLFormElement): boolean =>
  submitterOf(form) !== null && [...form.elements].some((field) => isField(field) && isTypedInto(field));

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isClosed = (field: Field): boolean =>
  field.disabled ||
  (isTypedInto(field) &&
    (field.readOnly || (field.maxLength >= 0 && field.maxLength < sampleFor(field).length)));

function fill(field: Field): void {
  if (field.disabled) return;
  if (field instanceof HTMLSelectElement) {
    const choice = [...field.options].find(({ value, disabled }) => value && !disabled);
    if (choice) writeInto(field, choice.value);
  } else if (isTypedInto(field)) writeInto(field, sampleFor(field));
  else if (field instanceof HTMLInputElement && !field.checked && /checkbox|radio/.test(field.type))
    field.click();
}
