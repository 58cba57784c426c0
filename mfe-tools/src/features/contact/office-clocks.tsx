import { Text } from '@northgate/ui/components/text/text';
import { useDeferredValue } from 'react';
import styles from './contact.module.css';
import { timeIn, westToEast, type Office } from './office-clock.logic';
import { useMinute } from './use-minute';

/** What time it is where we work. Asking for the time of a zone is slow at first, so it waits for what is pressing. */
export function OfficeClocks({ offices }: { offices: Office[] }) {
  const minute = useDeferredValue(useMinute());
  return (
    <dl className={styles.clocks}>
      {westToEast(offices).map(({ city, timeZone }) => (
        <div key={city}>
          <dt>{city}</dt>
          <OfficeTime timeZone={timeZone} minute={minute} />
        </div>
      ))}
    </dl>
  );
}

/** A part of its own, so that the browser can do something else between two of them. */
const OfficeTime = ({ timeZone, minute }: Pick<Office, 'timeZone'> & { minute: number | null }) => (
  <Text as="dd" look="figure" className={styles.time}>
    {timeIn(timeZone, minute)}
  </Text>
);
