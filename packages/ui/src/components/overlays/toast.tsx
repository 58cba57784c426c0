import { CircleCheck, CircleX, X } from '../../icons/lucide';
import type { ComponentProps } from 'react';
import { cx } from '../../composition/class-names';
import { Button } from '../controls/button';
import { Icon } from '../text/icon';
import styles from './toast.module.css';

interface ToastProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  action?: { label: string; run: () => void };
  onClose: () => void;
}

/** A message in the corner: icon, title, words, a way to close it and, where there is one, what can be done. */
export function Toast({ variant, title, description, action, onClose, className, ...rest }: ToastProps) {
  const bad = variant === 'destructive';
  return (
    <div
      {...rest}
      role={bad ? 'alert' : 'status'}
      className={cx(styles.toast, bad && styles.destructive, className)}
    >
      <Icon of={bad ? CircleX : CircleCheck} />
      <b>{title}</b>
      <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
        <Icon of={X} />
      </button>
      <p>{description}</p>
      {action ? (
        <Button variant="outline" size="compact" className={styles.action} onClick={action.run}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
