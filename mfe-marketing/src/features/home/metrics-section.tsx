import { Text } from '@northgate/ui/components/text';
import { Section } from '@northgate/ui/layout/section';
import { metrics } from '../../content/home.content';
import styles from './metrics-section.module.css';

/** What the company claims, in figures. */
export function MetricsSection() {
  return (
    <Section space="tight" label="In figures">
      <ul className={styles.metrics}>
        {metrics.map(({ value, unit, label }) => (
          <li key={label}>
            <Text as="span" look="figure">
              {value}
              <small>{unit}</small>
            </Text>{' '}
            <Text as="span" look="sm" tone="quiet" className={styles.label}>
              {label}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
