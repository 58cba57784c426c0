import { frame } from '@northgate/contracts/frame';
import { useEffect, useState, type RefObject } from 'react';
import { useAdopted } from '../hooks/use-adopted';

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

const touches = ['pointerdown', 'pointerenter', 'focusin', 'keydown', openEvent] as const;

/**
 * A gate for one mounted part: it opens by `on` where server markup stands meanwhile, and at once after a client
 * navigation or when React has given up hydrating.
 */
export function useGate(on: OpenOn, element: RefObject<HTMLElement | null>): Gate {
  const [gate] = useState(createGate);
  const adopted = useAdopted();
  useEffect(() => {
    if (!adopted || !frame().isHydrating()) return gate.open();
    const node = element.current;
    if (!node) return;
    const stop = watch(on, node, gate.open);
    for (const type of touches) node.addEventListener(type, gate.open, { once: true, passive: true });
    return () => {
      stop();
      for (const type of touches) node.removeEventListener(type, gate.open);
    };
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
