import { keepStyles } from '@northgate/ui/composition/sheets';
import { LogoMark } from '@northgate/ui/drawings/logo-mark';
import { frameStore } from '../../app/page-store';
import { useStoreState } from '../../lib/use-store-state';
import styles from './transition-overlay.module.css';

/** Class of the page content while the overlay is up. */
export const hiddenClass = (): string => styles.hidden ?? '';

/** The full-screen logo with three bouncing dots between two pages. */
export function TransitionOverlay() {
  keepStyles(styles);
  const up = useStoreState(frameStore, (state) => state.overlay);
  if (!up) return null;
  return (
    <div role="status" aria-label="Loading page" className={styles.overlay}>
      <div className={styles.inner}>
        <LogoMark size={72} />
        <span className={styles.dots}>
          <i />
          <i />
          <i />
        </span>
      </div>
    </div>
  );
}
