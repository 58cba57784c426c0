import { useEffect, useState, type RefObject } from 'react';

/** When a closed part opens: as it comes near the viewport, when it is touched, or once the browser has time. */
export type OpenOn = 'visible' | 'interaction' | 'idle';

/** A promise with its key. */
export interface Gate {
  opened: Promise<void>;
  open: () => void;
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** Event by which the host opens a part whose click came too early. */
export const openEvent = 'part:open';

/** Attribute of a part that has hydrated; the host replays early clicks once it is there. */
export const readyAttribute = 'data-ready';

/** React keeps what happens in a part it has not hydrated from everybody but those who listen before it. */
const early = { capture: true, passive: true };

const touches = ['pointerdown', 'pointerenter', 'focusin', 'keydown', openEvent] as const;

/**
 * A gate for one mounted part: it opens by `on` where server markup was adopted and stands meanwhile, and at once after a
 * client navigation or when React has given up hydrating.
 */
export function useGate(on: OpenOn, element: RefObject<HTMLElement | null>, adopted: boolean): Gate {
  const [gate] = useState(createGate);
  useEffect(() => {
    if (!adopted) return gate.open();
    const node = element.current;
    if (!node) return;
    const unwatch = watch(on, node, gate.open);
    const touch = ({ target }: Event) => target instanceof Node && node.contains(target) && gate.open();
    for (const type of touches) window.addEventListener(type, touch, early);
    const stop = () => {
      unwatch();
      for (const type of touches) window.removeEventListener(type, touch, early);
    };
    void gate.opened.then(stop);
    return stop;
  }, [gate, on, element, adopted]);
  return gate;
}

function watch(on: OpenOn, node: Element, open: () => void): () => void {
  if (on === 'idle') {
    const id = window.requestIdleCallback?.(open) ?? window.setTimeout(open, 200);
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(id);
  }
  if (on === 'interaction' || !('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && open(),
    { rootMargin: '200px' },
  );
  observer.observe(node);
  return () => observer.disconnect();
}
