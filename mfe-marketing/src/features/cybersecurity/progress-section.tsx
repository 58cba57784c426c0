import { PercentBars } from '@northgate/ui/components/percent-bar';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useRef } from 'react';
import { progress } from '../../content/cybersecurity.content';
import styles from './progress-section.module.css';
import { caps, type ProgressValues } from './simulation.logic';
import { useProgress } from './use-progress';

const barsAt = ({ benignCases, maliciousAttacks, investigations }: ProgressValues) => [
  { ...progress.bars.benignCases, value: benignCases },
  { ...progress.bars.maliciousAttacks, value: maliciousAttacks },
  { ...progress.bars.investigations, value: investigations },
];

/** An alert queue being worked off: three bars that climb to their caps; without script they stand there. */
export function ProgressSection() {
  const element = useRef<HTMLDivElement>(null);
  const values = useProgress(element);
  return (
    <Section>
      <Hang title={progress.title} text={progress.text}>
        <div ref={element} className={styles.climbing}>
          <PercentBars bars={barsAt(values)} />
        </div>
        <noscript>
          <PercentBars bars={barsAt(caps)} />
        </noscript>
      </Hang>
    </Section>
  );
}
