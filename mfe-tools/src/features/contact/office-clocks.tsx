import { Text } from '@northgate/ui/components/text';
import styles from './contact.module.css';
import { timeIn, westToEast, type Office } from './office-clock.logic';
import { useMinute } from './use-minute';

/** What time it is where we work. */
export function OfficeClocks({ offices }: { offices: Office[] }) {
  const minute = useMinute();
  return (
    <dl className={styles.clocks}>
      {westToEast(offices).map(({ city, timeZone }) => (
        <div key={city}>
          <dt>{city}</dt>
          <Text as="dd" look="figure" className={styles.time}>
            {timeIn(timeZone, minute)}
          </Text>
        </div>
      ))}
    </dl>
  );
}
