import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import styles from './transition-overlay.module.css';

/** The full-screen logo with three bouncing dots between two pages; it stands in every page, so that it needs no script of its own. */
export const TransitionOverlay = () => (
  <div role="status" aria-label="Loading page" className={styles.overlay}>
    <LogoMark size={72} />
    <span className={styles.dots}>
      <i />
      <i />
      <i />
    </span>
  </div>
);
