import { frame } from '@northgate/contracts/frame';
import { Button, ButtonLink } from '@northgate/ui/components/button';
import { Icon } from '@northgate/ui/components/icon';
import { ScaleBar } from '@northgate/ui/components/scale-bar';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { heroDialog, setupWeek } from '../../content/home.content';
import { adoptInvokers, closeDialog } from './dialog-invokers';
import { heroDialogId } from './hero-dialog-id';
import styles from './hero-dialog.module.css';

const titleId = `${heroDialogId}-title`;

/** What the hero's button opens: the setup in one sentence, a call or a message. */
export function HeroDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => (dialog.current ? adoptInvokers(dialog.current) : undefined), []);
  const countCall = () => frame().track({ name: 'calendar_open', category: 'lead', label: 'hero_dialog' });
  const close = () => dialog.current && closeDialog(dialog.current);
  return (
    <dialog
      ref={dialog}
      id={heroDialogId}
      popover="auto"
      closedby="any"
      aria-labelledby={titleId}
      className={styles.dialog}
    >
      <div className={styles.head}>
        <Text as="h2" look="h2" id={titleId} className={styles.title}>
          {heroDialog.title}
        </Text>
        <Button
          variant="plain"
          size="icon"
          aria-label={heroDialog.close}
          popoverTarget={heroDialogId}
          popoverTargetAction="hide"
          {...{ command: 'close', commandfor: heroDialogId }}
        >
          <Icon of={X} />
        </Button>
      </div>
      <ScaleBar segments={setupWeek.map((step) => step.days)} />
      <div className={styles.body}>
        <Text look="lead">{heroDialog.text}</Text>
        <div className={cx(layout.actions, styles.actions)}>
          <ButtonLink href={frame().brand.bookingUrl} newTab onClick={countCall}>
            {heroDialog.book}
          </ButtonLink>
          <ButtonLink href={heroDialog.contact.path} variant="outline" onClick={close}>
            {heroDialog.contact.label}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  );
}
