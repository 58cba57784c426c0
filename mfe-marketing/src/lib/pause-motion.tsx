import { cx } from '@northgate/ui/composition/class-names';
import styles from './pause-motion.module.css';

/**
 * A checkbox that stops a drawing which moves for 20 s, by style alone: the drawing's own styles ask whether it is
 * checked. It leaves when there is nothing left to stop, and with less motion is not there.
 */
export const PauseMotion = ({ className }: { className?: string }) => (
  <label className={cx(styles.pause, className)}>
    <input type="checkbox" />
    Pause the drawing
  </label>
);
