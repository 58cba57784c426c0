import { buttonClass } from '@northgate/ui/components/button';
import { Icon } from '@northgate/ui/components/icon';
import { cx } from '@northgate/ui/composition/class-names';
import { CircleCheck, CircleX, X } from 'lucide-react';
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
      ref={region}
      role="region"
      aria-label={`Notifications (${toastHotkey})`}
      aria-live="polite"
      tabIndex={-1}
      className={styles.region}
    >
      {toasts.map((entry) => entry.open && <Toast key={entry.id} {...entry} />)}
    </div>
  );
}

type ToastProps = ReturnType<typeof toastStore.getState>['toasts'][number];

function Toast({ variant, title, description, action }: ToastProps) {
  const swipe = useSwipe();
  const bad = variant === 'destructive';
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className={cx(styles.toast, bad && styles.destructive)}
      onMouseEnter={holdToast}
      onMouseLeave={resumeToast}
      onFocus={holdToast}
      onBlur={resumeToast}
      {...swipe}
    >
      <Icon of={bad ? CircleX : CircleCheck} />
      <b>{title}</b>
      <button type="button" aria-label="Close" className={styles.close} onClick={dismissToast}>
        <Icon of={X} />
      </button>
      <p>{description}</p>
      {action ? (
        <button
          type="button"
          className={cx(buttonClass({ variant: 'outline', size: 'compact' }), styles.action)}
          onClick={action.run}
        >
          {action.label}
        </button>
      ) : null}
    </div>
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
