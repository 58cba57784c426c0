import type { CSSProperties } from 'react';
import { cx } from '../../composition/class-names';
import styles from './metric-band.module.css';
import { Text } from '../text/text';

/** How much there was before and is now, in percent of the longer bar. */
export interface BeforeAfter {
  before: number;
  after: number;
}

export interface BandMetric {
  value: string | number;
  unit?: string;
  label: string;
}

interface MetricBandProps {
  metrics: BandMetric[];
}

/** Figures between hairlines, without icons: beside each other on wide screens, three or two in a row below. */
export function MetricBand({ metrics }: MetricBandProps) {
  const inThrees = metrics.length % 3 === 0;
  return (
    <ul
      className={cx(styles.band, styles.plain, inThrees && styles.threes)}
      style={{ '--columns': metrics.length } as CSSProperties}
    >
      {metrics.map((metric) => (
        <li key={metric.label}>
          <Figure {...metric} />{' '}
          <Text as="span" look="sm" tone="quiet" className={styles.label}>
            {metric.label}
          </Text>
        </li>
      ))}
    </ul>
  );
}

interface BeforeAfterBandProps {
  metrics: (BandMetric & { bars: BeforeAfter })[];
  /** What the two bars are called in the key beneath. */
  names?: { before: string; after: string };
}

/** Figures between hairlines, each over an outlined bar of before and a solid one of after, with the key beneath. */
export function BeforeAfterBand({
  metrics,
  names = { before: 'Before', after: 'After' },
}: BeforeAfterBandProps) {
  return (
    <>
      <ul className={cx(styles.band, styles.paired)} style={{ '--columns': metrics.length } as CSSProperties}>
        {metrics.map(({ bars, ...metric }) => (
          <li key={metric.label}>
            <p>
              <Figure {...metric} /> <span className={styles.label}>{metric.label}</span>
            </p>
            <div aria-hidden="true" className={styles.bars}>
              <i className={styles.bar} style={{ width: `${bars.before}%` }} />
              <i className={cx(styles.bar, styles.after)} style={{ width: `${bars.after}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.key}>
        <span>
          <i aria-hidden="true" className={styles.bar} />
          {names.before}
        </span>
        <span>
          <i aria-hidden="true" className={cx(styles.bar, styles.after)} />
          {names.after}
        </span>
      </p>
    </>
  );
}

const Figure = ({ value, unit }: Pick<BandMetric, 'value' | 'unit'>) => (
  <Text as="span" look="figure">
    {value}
    {unit ? <small>{unit}</small> : null}
  </Text>
);
