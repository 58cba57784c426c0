import { PercentBars } from '@northgate/ui/components/figures/percent-bar';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useRef } from 'react';
import { progress } from '../../content/cybersecurity.content';
import { caps, type ProgressValues } from './simulation.logic';
import { useProgress } from './use-progress';

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
