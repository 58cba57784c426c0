import { useEffect, useState, type RefObject } from 'react';

/** When an island hydrates: as it comes near the viewport, when it is touched, or once the browser is idle. */
export type HydrateOn = 'visible' | 'interaction' | 'idle';

/** A promise and the call that resolves it. */
export interface HydrationTrigger {
  triggered: Promise<void>;
  trigger: () => void;
}

function createTrigger(): HydrationTrigger {
  let trigger = () => {};
  const triggered = new Promise<void>((resolve) => (trigger = resolve));
  return { triggered, trigger };
}

/** Event by which the host hydrates an island whose click came too early. Apps of other releases know it by this name. */
export const hydrateEvent = 'part:open';

/** Attribute of a part that has hydrated; the host replays early clicks once it is there. */
export const readyAttribute = 'data-ready';

/** React keeps what happens in a part it has not hydrated from everybody but those who listen before it. */
const early = { capture: true, passive: true };

const touches = ['pointerdown', 'pointerenter', 'focusin', 'keydown', hydrateEvent] as const;

/**
 * Says when one mounted island hydrates: by `on` where it adopted server markup, which stands meanwhile, and at once after a
 * client navigation or when React has given up hydrating.
 */
export function useHydrationTrigger(
  on: HydrateOn,
  element: RefObject<HTMLElement | null>,
  adopted: boolean,
): HydrationTrigger {
  const [hydration] = useState(createTrigger);
  useEffect(() => {
    const { trigger, triggered } = hydration;
    if (!adopted) return trigger();
    const node = element.current;
    if (!node) return;
    const unwatch = watch(on, node, trigger);
    const touch = ({ target }: Event) => target instanceof Node && node.contains(target) && trigger();
    for (const type of touches) window.addEventListener(type, touch, early);
    const stop = () => {
      unwatch();
      for (const type of touches) window.removeEventListener(type, touch, early);
    };
    void triggered.then(stop);
    return stop;
  }, [hydration, on, element, adopted]);
  return hydration;
}

function watch(on: HydrateOn, node: Element, trigger: () => void): () => void {
  if (on === 'idle') {
    const id = window.requestIdleCallback?.(trigger) ?? window.setTimeout(trigger, 200);
    return () => (window.cancelIdleCallback ?? window.clearTimeout)(id);
  }
  if (on === 'interaction' || !('IntersectionObserver' in window)) return () => {};
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && trigger(),
    { rootMargin: '200px' },
  );
  observer.observe(node);
  return () => observer.disconnect();
}
