import { Toast } from '@northgate/ui/components/toast';
import look from '@northgate/ui/components/toast.module.css';
import { late } from '@northgate/ui/composition/late';
import { keepStyles } from '@northgate/ui/composition/sheets';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { dismissToast, holdToast, resumeToast, toastStore } from './toast-store';
import { useStoreState } from '../../lib/use-store-state';
import styles from './toasts.module.css';

/** How far to the right a toast must be dragged to go, in pixels. */
export const swipeThreshold = 50;

/** Key that moves focus to the toasts. */
export const toastHotkey = 'F8';

/** The corner where toasts appear; a live region, reachable with F8. */
export function Toasts() {
  keepStyles(look);
  const region = useRef<HTMLDivElement>(null);
  const toasts = useStoreState(toastStore, (state) => state.toasts);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === toastHotkey) region.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div
      {...late}
      ref={region}
      role="region"
      aria-label={`Notifications (${toastHotkey})`}
      aria-live="polite"
      tabIndex={-1}
      className={styles.region}
    >
      {toasts.map((entry) => entry.open && <LiveToast key={entry.id} {...entry} />)}
    </div>
  );
}

type ShownToast = ReturnType<typeof toastStore.getState>['toasts'][number];

/** The toast of the store: its clock stops while it is pointed at or focused, and it can be swiped away. */
function LiveToast({ variant, title, description, action }: ShownToast) {
  const swipe = useSwipe();
  return (
    <Toast
      variant={variant}
      title={title}
      description={description}
      action={action}
      onClose={dismissToast}
      onMouseEnter={holdToast}
      onMouseLeave={resumeToast}
      onFocus={holdToast}
      onBlur={resumeToast}
      {...swipe}
    />
  );
}

/** Dragging to the right moves the toast along and dismisses it beyond the threshold; other directions do nothing. */
function useSwipe() {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (start.current ?? event.clientX));
  const release = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    style: offset ? { transform: `translateX(${offset}px)` } : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => start.current !== null && setOffset(distance(event)),
    onPointerUp: (event: PointerEvent) => {
      const dragged = distance(event);
      release();
      if (dragged > swipeThreshold) dismissToast();
    },
    onPointerCancel: release,
  };
}
