import look from '@northgate/ui/components/overlays/toast.module.css';
import { late } from '@northgate/ui/composition/late';
import { includeStyles } from '@northgate/ui/composition/sheets';
import { useEffect, useRef } from 'react';
import { useMotionStore } from '../../lib/motion-store';
import { LiveToast, MovingToast } from './live-toast';
import { useToastStore } from './toast-store';
import styles from './toasts.module.css';

/** Key that moves focus to the toasts. */
export const toastHotkey = 'F8';

/** The corner where toasts appear; a live region, reachable with F8. */
export function Toasts() {
  includeStyles(look);
  const region = useRef<HTMLDivElement>(null);
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
      <OpenToast />
    </div>
  );
}

/** The toast that is open. One that takes the place of another is there at once, so that there is never more than one. */
function OpenToast() {
  const open = useToastStore(({ toasts }) => toasts.find((toast) => toast.open));
  const motion = useMotionStore((state) => state.motion);
  if (!motion) return open && <LiveToast key={open.id} toast={open} />;
  const { AnimatePresence, Motion } = motion;
  return (
    <Motion>
      <AnimatePresence initial={false}>
        {open ? <MovingToast key="toast" toast={open} motion={motion} /> : null}
      </AnimatePresence>
    </Motion>
  );
}
