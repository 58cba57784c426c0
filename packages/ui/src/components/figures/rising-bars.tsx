import { useRef } from 'react';
import { useRisen } from '../../hooks/use-risen';
import { PercentBars } from './percent-bar';

interface RisingBarsProps {
  bars: { title: string; value: number; minLabel?: string; maxLabel?: string; description?: string }[];
}

/** Percent bars that fill once they are seen; without script, or with less motion, they are full at once. */
export function RisingBars({ bars }: RisingBarsProps) {
  const element = useRef<HTMLDivElement>(null);
  const risen = useRisen(element);
  return (
    <div ref={element}>
      <PercentBars bars={bars.map((bar) => ({ ...bar, filled: risen ? bar.value : 0 }))} />
    </div>
  );
}
