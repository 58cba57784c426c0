import { PercentBars } from '@northgate/ui/components/percent-bar';
import { Text } from '@northgate/ui/components/text';
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
  const head = (
    <>
      <Text as="h2" look="h2">
        {progress.title}
      </Text>
      <Text look="body" tone="quiet">
        {progress.text}
      </Text>
    </>
  );
  return (
    <Section>
      <Hang head={head}>
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
