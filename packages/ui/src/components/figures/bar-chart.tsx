import { useId } from 'react';
import styles from './bar-chart.module.css';

/** One row: what it is, its amount as text and, where `value` is given, as a bar. */
export interface Bar {
  label: string;
  /** How the amount comes about: `3 guards × $85,000`. */
  note?: string;
  text: string;
  /** Length of the bar; negative numbers count as none. */
  value?: number;
  /** Ink outline for what is there today, signal for what comes from the machine, solid ink otherwise. */
  look?: 'ink' | 'outline' | 'signal';
}

interface BarChartProps {
  caption: string;
  bars: Bar[];
  /** The value of a full bar; the largest of the values unless given. */
  full?: number;
  /** What the rows add up to, ruled off beneath. */
  total?: Pick<Bar, 'label' | 'text'>;
}

const length = (value: number, full: number): string =>
  `${full > 0 ? (Math.min(Math.max(value, 0), full) / full) * 100 : 0}%`;

/** Amounts under each other with bars to one scale; every bar says its amount in words beside it. */
export function BarChart({ caption, bars, full, total }: BarChartProps) {
  const captionId = useId();
  const scale = full ?? Math.max(...bars.map((bar) => bar.value ?? 0));
  return (
    <figure className={styles.chart} aria-labelledby={captionId}>
      <figcaption id={captionId}>{caption}</figcaption>
      <dl>
        {bars.map(({ label, note, text, value, look = 'ink' }) => (
          <div key={label} className={styles.row}>
            <dt>
              {label} {note ? <span className={styles.note}>{note}</span> : null}
            </dt>
            <dd>
              {text}
              {value === undefined ? null : (
                <span className={styles.track} aria-hidden="true">
                  <i className={styles[look]} style={{ width: length(value, scale) }} />
                </span>
              )}
            </dd>
          </div>
        ))}
        {total ? (
          <div className={styles.total}>
            <dt>{total.label}</dt>
            <dd>{total.text}</dd>
          </div>
        ) : null}
      </dl>
    </figure>
  );
}
