import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useLatePart } from '../../lib/use-late-part';
import { linkedReadiness } from './readiness-link';
import type { ReadinessState } from './readiness.logic';

const fetchPanel = () => import('./readiness-panel').then((module) => module.ReadinessPanel);

/**
 * The calculator's code, asked for when its place comes near or the address carries answers. Who stood on the preview's link
 * goes on at the calculator's first control; `focusWithin` belongs on the place.
 */
export function useReadinessPanel(place: RefObject<Element | null>) {
  const [linked, setLinked] = useState<ReadinessState | null>(null);
  const { Part: Panel, failed, load } = useLatePart(fetchPanel);

  useEffect(() => {
    const asked = linkedReadiness(window.location.search);
    setLinked(asked);
    const node = place.current;
    if (asked || !node || !('IntersectionObserver' in window)) {
      void load();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '400px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [place, load]);

  const focused = useRef(false);
  useEffect(() => {
    if (Panel && focused.current && !place.current?.contains(document.activeElement))
      place.current
        ?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
        ?.focus({ preventScroll: true });
  }, [Panel, place]);
  const focusWithin = {
    onFocus: () => void (focused.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      void (focused.current = currentTarget.contains(relatedTarget)),
  };

  return { Panel, linked, failed, load, focusWithin };
}
