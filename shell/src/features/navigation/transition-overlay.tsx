import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { create } from 'zustand';
import { useMotionStore } from '../../lib/motion-store';
import styles from './transition-overlay.module.css';

/** How long the mark takes to leave the overlay, in milliseconds. */
export const markLeaves = 160;

/** Whether the mark is on its overlay; without framer-motion it always is. */
export const useMarkStore = create(() => ({ shown: false }));

/** The full-screen logo with three bouncing dots between two pages; it stands in every page, so that it needs no script of its own. */
export const TransitionOverlay = () => (
  <div role="status" aria-label="Loading page" className={styles.overlay}>
    <Mark />
  </div>
);

/** It comes and goes within the time of the overlay. */
function Mark() {
  const shown = useMarkStore((state) => state.shown);
  const motion = useMotionStore((state) => state.motion);
  if (!motion) return <div className={styles.mark}>{mark}</div>;
  const leaves = { opacity: 0, y: -8, transition: { duration: markLeaves / 1000 } };
  return (
    <motion.Motion>
      <motion.m.div
        className={styles.mark}
        initial={false}
        animate={shown ? { opacity: [0, 1], y: [8, 0] } : leaves}
      >
        {mark}
      </motion.m.div>
    </motion.Motion>
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
