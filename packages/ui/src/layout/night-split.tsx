import type { ReactNode } from 'react';
import { Section } from './section';
import styles from './night-split.module.css';

interface NightSplitProps {
  id?: string;
  label?: string;
  left: ReactNode;
  right: ReactNode;
}

/** A Night band in two halves, divided by the signal meridian; below 960 px the line lies between them. */
export const NightSplit = ({ id, label, left, right }: NightSplitProps) => (
  <Section id={id} label={label} ground="night">
    <div className={styles.split}>
      <div className={styles.left}>{left}</div>
      <div className={styles.right}>{right}</div>
    </div>
  </Section>
);
