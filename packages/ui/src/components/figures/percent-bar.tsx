import type { CSSProperties } from 'react';
import { cx } from '../../composition/class-names';
import styles from './percent-bar.module.css';

interface PercentBarProps {
  title: string;
  /** 0 to 100. */
  value: number;
  minLabel?: string;
  maxLabel?: string;
  /** What the percentage says, in a sentence; stands beneath the bar. */
  description?: string;
  /** How much of the track is filled while the bar moves towards its value, 0 to 100; the value unless given. */
  filled?: number;
}

/** A percentage on an outlined track with a tick at the reading. Only the fill ever moves: what one reads is the value. */
export function PercentBar({ title, value, minLabel, maxLabel, description, filled }: PercentBarProps) {
  const meter = (
    <div role="meter" aria-label={title} aria-valuenow={value} aria-valuemin={0} aria-valuemax={100}>
      <div className={styles.top}>
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>{value}%</span>
      </div>
      <div className={styles.track}>
        <div
          data-without-script="full"
          className={cx(styles.fill, filled !== undefined && styles.moving)}
          style={{ '--value': value / 100, '--filled': (filled ?? value) / 100 } as CSSProperties}
        />
        <div className={styles.tick} style={{ left: `calc(${value}% - 1px)` }} />
      </div>
      {minLabel || maxLabel ? (
        <div className={styles.limits}>
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </div>
      ) : null}
    </div>
  );
  // Outside of the meter, whose content assistive technology does not read.
  return (
    <div>
      {meter}
      {description ? <p className={styles.description}>{description}</p> : null}
    </div>
  );
}

/** Percent bars under each other. */
export const PercentBars = ({ bars }: { bars: PercentBarProps[] }) => (
  <div className={styles.bars}>
    {bars.map((bar) => (
      <PercentBar key={bar.title} {...bar} />
    ))}
  </div>
);
