import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Section } from '@northgate/ui/layout/section';
import type { ReactNode } from 'react';
import styles from './closing-section.module.css';

/** The end of the listing: words at the left, the one thing to do at the right. */
export const ClosingSection = ({ words, action }: { words: ReactNode; action: ReactNode }) => (
  <Section>
    <div className={cx(layout.grid, styles.closing)}>
      <div className={styles.words}>{words}</div>
      <div className={styles.action}>{action}</div>
    </div>
  </Section>
);
