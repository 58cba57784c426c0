import { useRef } from 'react';
import { useRisen } from '../hooks/use-risen';
import { PercentBars } from './percent-bar';
import styles from './rising-bars.module.css';

interface RisingBarsProps {
  bars: { title: string; value: number; minLabel?: string; maxLabel?: string; description?: string }[];
}

/** Percent bars that rise from 0 once they are seen; without script, or with less motion, they stand at their values. */
export function RisingBars({ bars }: RisingBarsProps) {
  const element = useRef<HTMLDivElement>(null);
  const risen = useRisen(element);
  return (
    <>
      <div ref={element} className={styles.moving}>
        <PercentBars bars={bars.map((bar) => ({ ...bar, value: risen ? bar.value : 0, moving: true }))} />
      </div>
      <noscript>
        <PercentBars bars={bars} />
      </noscript>
    </>
  );
}
