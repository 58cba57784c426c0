import { Text } from '@northgate/ui/components/text';
import { cx } from '@northgate/ui/composition/class-names';
import layout from '@northgate/ui/layout/layout.module.css';
import type { IndustryContent, Metric } from '../../content/industry-content';
import { barLengths } from './metric-bars.logic';
import styles from './metrics-section.module.css';

function MetricCell({ number, label, change }: Metric) {
  const { before, after } = barLengths({ number, change });
  return (
    <li className={styles.metric}>
      <p>
        <Text as="span" look="figure">
          {number}
          <small>%</small>
        </Text>{' '}
        <span className={styles.label}>{label}</span>
      </p>
      <div aria-hidden="true" className={styles.bars}>
        <i className={styles.bar} style={{ width: `${before}%` }} />
        <i className={cx(styles.bar, styles.after)} style={{ width: `${after}%` }} />
      </div>
    </li>
  );
}

/** Four figures between hairlines, each with how much there was before and after, and the key to the bars. */
export function MetricsSection({ metrics }: Pick<IndustryContent, 'metrics'>) {
  return (
    <section aria-label="Results in figures" className={styles.band}>
      <div className={layout.wrap}>
        <ul className={styles.metrics}>
          {metrics.map((metric) => (
            <MetricCell key={metric.label} {...metric} />
          ))}
        </ul>
        <p className={styles.key}>
          <span>
            <i aria-hidden="true" className={styles.bar} />
            Before
          </span>
          <span>
            <i aria-hidden="true" className={cx(styles.bar, styles.after)} />
            After
          </span>
        </p>
      </div>
    </section>
  );
}
