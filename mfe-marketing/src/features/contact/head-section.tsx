import { frame } from '@northgate/contracts/frame';
import { ButtonLink } from '@northgate/ui/components/button';
import { Icon } from '@northgate/ui/components/icon';
import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import { Calendar, Mail } from 'lucide-react';
import { Fragment } from 'react';
import { head } from '../../content/contact.content';
import { trackedClick } from '@northgate/ui/composition/track-clicks';
import styles from './head-section.module.css';

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
            <ButtonLink
              href={brand.bookingUrl}
              newTab
              {...trackedClick({ name: 'calendar_open', category: 'lead', label: 'schedule_consultation' })}
            >
              <Icon of={Calendar} />
              {head.schedule}
            </ButtonLink>
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
