import { manyMicrotasks } from './timer-chains.js';
import { isTypedInto, sampleFor, writeInto } from './write-into.js';

/** All that a mouse says of a press before the click. */
function pressedAt(target: Element): void {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const event = { bubbles: true, cancelable: true, composed: true, button: 0, ...at };
  const pointer = { ...event, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  target.dispatchEvent(new MouseEvent('mousedown', { ...event, buttons: 1, detail: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', pointer));
  target.dispatchEvent(new MouseEvent('mouseup', { ...event, detail: 1 }));
}

/** Presses what is no control. */
export function pressPlace(place: Element): void {
  pressedAt(place);
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
}

/** Writes into a control, chooses the next of it, or presses it as a hand does. */
export async function useByHand(control: HTMLElement): Promise<void> {
  if (control instanceof HTMLSelectElement)
    return writeInto(
      control,
      control.options[(control.selectedIndex + 1) % Math.max(1, control.options.length)]?.value ?? '',
    );
  if (isTypedInto(control)) return writeInto(control, sampleFor(control));
  pressedAt(control);
  // A hand is slower than what the page does about each of these.
  await manyMicrotasks();
  control.click();
}

/** Keeps forms from being sent and the document from being left until it is aborted. */
export function stayHere(): AbortController {
  const stay = new AbortController();
  const stop = (event: Event) => {
    const { submitter, target } = event as SubmitEvent;
    const method = submitter?.getAttribute('formmethod') ?? (target as HTMLFormElement).method;
    if (method === 'dialog') return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stopLeaving = (event: NavigateEvent) => {
    if (event.cancelable && !event.destination.sameDocument) event.preventDefault();
  };
  addEventListener('submit', stop, { capture: true, signal: stay.signal });
  navigation.addEventListener('navigate', stopLeaving, { signal: stay.signal });
  return stay;
}
