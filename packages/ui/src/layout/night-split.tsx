import type { ReactNode } from 'react';
import { Section } from './section';
import styles from './night-split.module.css';

interface NightSplitProps {
  id?: string;
  label?: string;
  /** Heading and lead over both halves. */
  head?: ReactNode;
  left: ReactNode;
  right: ReactNode;
  /** What both halves lead to. */
  foot?: ReactNode;
}

/** A Night band in two halves divided by the signal meridian; below 768 px they stand under each other. */
export const NightSplit = ({ id, label, head, left, right, foot }: NightSplitProps) => (
  <Section id={id} label={label} ground="night">
    {head}
    <div className={styles.halves}>
      <div className={styles.left}>{left}</div>
      <div className={styles.right}>{right}</div>
    </div>
    {foot}
  </Section>
);
