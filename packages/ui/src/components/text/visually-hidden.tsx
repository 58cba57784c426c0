import type { ComponentProps } from 'react';
import { cx } from '../../composition/class-names';
import styles from './visually-hidden.module.css';

/** Words for screen readers only; with a role such as `status` they are a live region. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span {...rest} className={cx(styles.hidden, className)} />
);
