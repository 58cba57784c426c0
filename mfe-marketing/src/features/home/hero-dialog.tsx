import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/controls/button';
import { Dialog, DialogBody } from '@northgate/ui/components/overlays/dialog';
import { ScaleBar } from '@northgate/ui/components/figures/scale-bar';
import { Text } from '@northgate/ui/components/text/text';
import { useDialog } from '@northgate/ui/composition/dialogs';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { heroDialog, setupWeek } from '../../content/home.content';
import { heroDialogId } from './hero-dialog-id';
import styles from './hero-dialog.module.css';

/** What the hero's button opens: the setup in one sentence, a call or a message. */
export function HeroDialog() {
  const { ref, close } = useDialog();
  const countCall = () => frame().track({ name: 'calendar_open', category: 'lead', label: 'hero_dialog' });
  return (
    <Dialog ref={ref} id={heroDialogId} title={heroDialog.title} width="narrow" ruled={false}>
      <div className={styles.scale}>
        <ScaleBar segments={setupWeek.map((step) => step.days)} />
      </div>
      <DialogBody>
        <Text look="lead">{heroDialog.text}</Text>
        <div className={cx(layout.actions, styles.actions)}>
          <ButtonLink href={frame().brand.bookingUrl} newTab onClick={countCall}>
            {heroDialog.book}
          </ButtonLink>
          <ButtonLink href={heroDialog.contact.path} variant="outline" onClick={close}>
            {heroDialog.contact.label}
          </ButtonLink>
        </div>
      </DialogBody>
    </Dialog>
  );
}
