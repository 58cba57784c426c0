import { TriangleAlert } from '../../icons/lucide';
import type { ReactNode } from 'react';
import { cx } from '../../composition/class-names';
import { Icon } from '../text/icon';
import styles from './notice.module.css';
import { Text } from '../text/text';

interface NoticeProps {
  kind: 'empty' | 'error';
  title: string;
  text: string;
  /** Heading level; 1 when the notice is all there is on the page. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
}

/** An empty or error state: a rule, the words, and one way on. */
export function Notice({ kind, title, text, level = 2, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, kind === 'error' && styles.bad)}>
      <div className={styles.title}>
        {kind === 'error' ? <Icon of={TriangleAlert} /> : null}
        <Text as={`h${level}`} look="h3">
          {title}
        </Text>
      </div>
      <Text look="body" tone="quiet">
        {text}
      </Text>
      {children}
    </div>
  );
}
