import { X } from '../../icons/lucide';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../../composition/class-names';
import { late } from '../../composition/late';
import { Button } from '../controls/button';
import styles from './dialog.module.css';
import { Icon } from '../text/icon';
import { Text } from '../text/text';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  /** Unique on the page; openers find the dialog by it. */
  id: string;
  title: string;
  subtitle?: string;
  /** `wide` is at most 800 px, `narrow` at most 640 px; both leave 16 px at the sides and 10 % of the height. */
  width?: 'wide' | 'narrow';
  /** Rules off the title row; left out where what follows has a rule of its own. */
  ruled?: boolean;
  ref?: Ref<HTMLDialogElement>;
  children: ReactNode;
}

/** What a button carries to open the dialog with this id by the platform, before and without any script. */
export const dialogOpener = (id: string) =>
  ({ 'aria-haspopup': 'dialog', command: 'show-modal', commandfor: id }) as const;

/** What a button carries to close the dialog with this id. */
export const dialogCloser = (id: string) => ({ command: 'close', commandfor: id }) as const;

/**
 * The platform's dialog with a title row and a close button. Invoker attributes open and close it, Escape and a click
 * beside it close it; `followDialogs` brings this to browsers that lack it, `useDialog` closes it from React.
 */
export function Dialog({
  id,
  title,
  subtitle,
  width = 'wide',
  ruled = true,
  className,
  children,
  ...rest
}: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog
      {...rest}
      {...late}
      id={id}
      closedby="any"
      aria-labelledby={titleId}
      className={cx(styles.dialog, styles[width], className)}
    >
      <div className={cx(styles.head, ruled && styles.ruled)}>
        <div>
          <Text as="h2" look="h2" id={titleId} className={styles.title}>
            {title}
          </Text>
          {subtitle ? (
            <Text look="body" tone="quiet" className={styles.subtitle}>
              {subtitle}
            </Text>
          ) : null}
        </div>
        <Button variant="plain" size="icon" aria-label="Close" {...dialogCloser(id)}>
          <Icon of={X} />
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/** The inside of a dialog with the title row's margins. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className={styles.body}>{children}</div>
);
