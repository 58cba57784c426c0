import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { stats } from '../../content/platform.content';
import styles from './stats-section.module.css';

/** The platform in four figures, each a short sentence. */
export const StatsSection = () => (
  <Section space="tight" label="In figures" className={styles.band}>
    <ul className={styles.stats}>
      {stats.map(({ before, value, unit, after }) => (
        <li key={after}>
          <Text as="span" look="sm" tone="quiet" className={styles.words}>
            {before}
          </Text>{' '}
          <Text as="span" look="figure">
            {value}
            {unit ? <small>{unit}</small> : null}
          </Text>{' '}
          <Text as="span" look="sm" tone="quiet" className={styles.words}>
            {after}
          </Text>
        </li>
      ))}
    </ul>
  </Section>
);
