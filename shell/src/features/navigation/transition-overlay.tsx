import { OverlayMark } from './overlay-mark';
import styles from './transition-overlay.module.css';

/** The full-screen logo with three bouncing dots between two pages; it stands in every page, so that it needs no script of its own. */
export const TransitionOverlay = () => (
  <div role="status" aria-label="Loading page" className={styles.overlay}>
    <OverlayMark />
  </div>
);
