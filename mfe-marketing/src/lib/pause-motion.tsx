import { cx } from '@northgate/ui/composition/class-names';
import styles from './pause-motion.module.css';

interface PauseMotionProps {
  className?: string;
  label?: string;
  /** True where the drawing moves for as long as it is seen. */
  lasting?: boolean;
}

/**
 * A checkbox that stops a drawing which moves, by style alone: the drawing's own styles ask whether it is checked. Unless
 * the drawing is a `lasting` one it leaves after 20 s, when there is nothing left to stop, and with less motion is not there.
 */
export const PauseMotion = ({ className, label = 'Pause the drawing', lasting }: PauseMotionProps) => (
  <label className={cx(styles.pause, lasting && styles.lasting, className)}>
    <input type="checkbox" />
    {label}
  </label>
);
