import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { useMotionStore } from '../../lib/motion-store';
import { markLeaves, useMarkStore } from './mark-store';
import styles from './transition-overlay.module.css';

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
            exit={{ opacity: 0, y: -8, transition: { duration: markLeaves / 1000 } }}
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
