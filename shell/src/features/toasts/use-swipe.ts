import { useRef, useState, type PointerEvent } from 'react';
import { dismissToast } from './toast-store';

/** How far to the right a toast must be dragged to go, in pixels. */
export const swipeThreshold = 50;

/** Dragging to the right moves the toast along and dismisses it beyond the threshold; other directions do nothing. */
export function useSwipe() {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (start.current ?? event.clientX));
  const release = () => {
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => start.current !== null && setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      if (distance(event) <= swipeThreshold) return release();
      start.current = null;
      dismissToast();
    },
    onPointerCancel: release,
  };
  return { offset, handlers };
}
