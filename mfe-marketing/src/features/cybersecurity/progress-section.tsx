import { PercentBars } from '@northgate/ui/components/figures/percent-bar';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useReducedMotion } from '@northgate/ui/hooks/use-quiet';
import { useSeen } from '@northgate/ui/hooks/use-seen';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { progress } from '../../content/cybersecurity.content';
import { barTick, caps, lastTick, progressAfter, type ProgressValues } from './simulation.logic';

const barsFilledTo = (filled: ProgressValues) =>
  (['benignCases', 'maliciousAttacks', 'investigations'] as const).map((bar) => ({
    ...progress.bars[bar],
    value: caps[bar],
    filled: filled[bar],
  }));

/** An alert queue being worked off: three bars that climb to their caps; without script they stand there. */
export function ProgressSection() {
  const element = useRef<HTMLDivElement>(null);
  const filled = useProgress(element);
  return (
    <Section>
      <Hang title={progress.title} text={progress.text}>
        <div ref={element}>
          <PercentBars bars={barsFilledTo(filled)} />
        </div>
      </Hang>
    </Section>
  );
}

/** The bars, climbing from the moment they are seen; at their caps at once when less motion is wanted. */
function useProgress(element: RefObject<Element | null>): ProgressValues {
  const seen = useSeen(element);
  const still = useReducedMotion();
  const [ticks, setTicks] = useState(0);
  const climbing = seen && !still && ticks < lastTick;
  useEffect(() => {
    if (!climbing) return;
    const timer = setInterval(() => setTicks((tick) => tick + 1), barTick);
    return () => clearInterval(timer);
  }, [climbing]);
  return progressAfter(still ? lastTick : ticks);
}
