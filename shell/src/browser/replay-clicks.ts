import { pressedAttribute } from '@northgate/ui/composition/pressed-attribute';
import { hydrateEvent, readyAttribute } from '@northgate/ui/composition/use-hydration-trigger';
import { isWithoutScript } from '../app/without-script';
import { toast } from '../features/toasts/toast-store';

/** How long a part may take to come alive before its early click is given up, in milliseconds. */
const patience = 10_000;

/** How often a part is asked to open; before the page around it has hydrated nobody there listens. */
const askEvery = 50;

/** Controls whose click waits for its island; a second click meanwhile is ignored. */
const waiting = new Set<HTMLElement>();

const closedPart = (control: Element): Element | null =>
  control.closest(`[data-island]:not([${readyAttribute}])`);

/** Repeats a click once the part it was meant for is alive. Parts that were replaced meanwhile get none. */
function replay(control: HTMLElement): void {
  const part = closedPart(control);
  if (!part || isWithoutScript()) control.removeAttribute(pressedAttribute);
  if (!part) return control.click();
  if (isWithoutScript()) return saySo();
  if (waiting.has(control)) return;
  waiting.add(control);
  control.setAttribute(pressedAttribute, '');
  const ask = () => part.dispatchEvent(new Event(hydrateEvent));
  const asking = setInterval(ask, askEvery);
  const observer = new MutationObserver(() => {
    if (!part.hasAttribute(readyAttribute)) return;
    stop();
    if (control.isConnected) control.click();
  });
  const stop = () => {
    observer.disconnect();
    clearInterval(asking);
    waiting.delete(control);
    control.removeAttribute(pressedAttribute);
  };
  observer.observe(part, { attributes: true, attributeFilter: [readyAttribute] });
  setTimeout(() => {
    stop();
    if (isWithoutScript()) saySo();
  }, patience);
  ask();
}

function saySo(): void {
  toast({
    variant: 'destructive',
    title: 'This part of the page did not load',
    description: 'Everything can be read and every link works. The buttons here need a reload.',
    action: { label: 'Reload', run: () => window.location.reload() },
  });
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
      // Forms of a page that will not come alive are sent by the browser, as they are without script.
      if (isWithoutScript() && control.matches('form [type=submit]')) return;
      event.preventDefault();
      event.stopPropagation();
      replay(control);
    },
    true,
  );
  for (const control of early) replay(control);
}
