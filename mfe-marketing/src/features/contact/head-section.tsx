import { frame } from '@northgate/contracts/frame';
import { Button, ButtonLink } from '@northgate/ui/components/controls/button';
import { Dialog, dialogOpener } from '@northgate/ui/components/overlays/dialog';
import { Icon } from '@northgate/ui/components/text/icon';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Calendar, Mail } from '@northgate/ui/icons/lucide';
import { Fragment } from 'react';
import { head } from '../../content/contact.content';
import { trackedClick } from '@northgate/ui/composition/track-clicks';
import styles from './head-section.module.css';

const bookingDialogId = 'booking-dialog';

const booked = trackedClick({ name: 'calendar_open', category: 'lead', label: 'schedule_consultation' });

/** The words above the form, with the two ways around it. */
export function HeadSection() {
  const { brand } = frame();
  return (
    <div className={cx(layout.wrap, styles.head)}>
      <div className={cx(layout.grid, styles.row)}>
        <Text as="h1" look="display" className={styles.title}>
          {head.headline.map((line, index) => (
            <Fragment key={line}>
              {index > 0 ? <br /> : null}
              {line}
            </Fragment>
          ))}
        </Text>
        <div className={styles.side}>
          <Text look="lead">{head.lead}</Text>
          <div className={cx(layout.actions, styles.actions)}>
            <Schedule />
            <ButtonLink href={`mailto:${brand.email}`} variant="outline">
              <Icon of={Mail} />
              {head.email}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The way to a time: a dialog with the booking page where that may be framed, else the page in a new tab. */
function Schedule() {
  const { bookingUrl, bookingEmbedUrl } = frame().brand;
  const words = (
    <>
      <Icon of={Calendar} />
      {head.schedule}
    </>
  );
  if (!bookingEmbedUrl)
    return (
      <ButtonLink href={bookingUrl} newTab variant="ink" {...booked}>
        {words}
      </ButtonLink>
    );
  return (
    <>
      <Button variant="ink" {...dialogOpener(bookingDialogId)} {...booked}>
        {words}
      </Button>
      <Dialog id={bookingDialogId} title={head.schedule}>
        {/* Not loaded before the dialog is open: until then it takes no part in the layout. */}
        <iframe src={bookingEmbedUrl} title={head.schedule} loading="lazy" className={styles.booking} />
        <TextLink href={bookingUrl} target="_blank" rel="noopener" className={styles.instead}>
          {head.newTab}
        </TextLink>
      </Dialog>
    </>
  );
}
