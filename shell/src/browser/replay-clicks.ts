import { openEvent, readyAttribute } from '@northgate/ui/composition/gate';

/** How long a part may take to come alive before its early click is given up, in milliseconds. */
const patience = 10_000;

const closedPart = (control: Element): Element | null =>
  control.closest(`[data-island]:not([${readyAttribute}])`);

/** Repeats a click once the part it was meant for is alive. Parts that were replaced meanwhile get none. */
function replay(control: HTMLElement): void {
  const part = closedPart(control);
  if (!part) return control.click();
  const observer = new MutationObserver(() => {
    if (!part.hasAttribute(readyAttribute)) return;
    observer.disconnect();
    if (control.isConnected) control.click();
  });
  observer.observe(part, { attributes: true, attributeFilter: [readyAttribute] });
  setTimeout(() => observer.disconnect(), patience);
  part.dispatchEvent(new Event(openEvent));
}

/**
 * Repeats the clicks that came before the boot, and from now on holds those on parts whose code has not come yet.
 * React does not do this for parts it has not hydrated.
 */
export function replayClicks(early: HTMLElement[]): void {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('button');
      if (!control || !closedPart(control)) return;
      event.preventDefault();
      event.stopPropagation();
      replay(control);
    },
    true,
  );
  for (const control of early) replay(control);
}
