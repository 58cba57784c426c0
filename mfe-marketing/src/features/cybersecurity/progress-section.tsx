import { PercentBars } from '@northgate/ui/components/figures/percent-bar';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useSeen } from '@northgate/ui/hooks/use-seen';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { progress } from '../../content/cybersecurity.content';
import { barTick, bars, filledAfter, lastTick } from './simulation.logic';

/** An alert queue being worked off: three bars that climb to their caps; without script they stand there. */
export function ProgressSection() {
  const element = useRef<HTMLDivElement>(null);
  const ticks = useTicks(element);
  return (
    <Section>
      <Hang title={progress.title} text={progress.text}>
        <div ref={element}>
          <PercentBars
            bars={bars.map((bar) => ({
              ...progress.bars[bar.name],
              value: bar.cap,
              filled: filledAfter(ticks, bar),
            }))}
          />
        </div>
      </Hang>
    </Section>
  );
}

/** Steps of the bars from the moment they are seen; the last at once when less motion is wanted. */
function useTicks(element: RefObject<Element | null>): number {
  const seen = useSeen(element);
  const still = useReducedMotion();
  const [ticks, setTicks] = useState(0);
  const climbing = seen && !still && ticks < lastTick;
  useEffect(() => {
    if (!climbing) return;
    const timer = setInterval(() => setTicks((tick) => tick + 1), barTick);
    return () => clearInterval(timer);
  }, [climbing]);
  return still ? lastTick : ticks;
}
