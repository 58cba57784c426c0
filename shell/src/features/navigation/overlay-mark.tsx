import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { create } from 'zustand';
import { useMotionStore } from '../../lib/motion-store';
import { clearSoon, cover, overlayTime } from './overlay';
import styles from './transition-overlay.module.css';

/** How long before the overlay clears its mark begins to leave, in milliseconds. */
const leaves = 160;

/** Whether the mark is on its overlay; without framer-motion it always is. */
const useMarkStore = create(() => ({ shown: false }));

let leaving: ReturnType<typeof setTimeout> | undefined;

/** Covers the page and brings the mark onto the overlay. */
export function coverPage(): void {
  clearTimeout(leaving);
  cover();
  useMarkStore.setState({ shown: true });
}

/** Shows the page that has come, and then calls back; the mark has left by then. */
export function clearPageSoon(then: () => void): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => useMarkStore.setState({ shown: false }), overlayTime.afterChange - leaves);
  clearSoon(then);
}

/** The logo over three dots. It comes and goes within the time of the overlay. */
export function OverlayMark() {
  const shown = useMarkStore((state) => state.shown);
  const motion = useMotionStore((state) => state.motion);
  if (!motion) return <div className={styles.mark}>{mark}</div>;
  const { AnimatePresence, comingFrom, m, Motion } = motion;
  return (
    <Motion>
      <AnimatePresence>
        {shown ? (
          <m.div
            className={styles.mark}
            initial={comingFrom({ opacity: 0, y: 8 })}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: -8, transition: { duration: leaves / 1000 } }}
          >
            {mark}
          </m.div>
        ) : null}
      </AnimatePresence>
    </Motion>
  );
}

const mark = (
  <>
    <LogoMark size={72} />
    <span className={styles.dots}>
      <i />
      <i />
      <i />
    </span>
  </>
);
