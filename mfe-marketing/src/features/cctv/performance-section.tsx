import { PercentBars } from '@northgate/ui/components/percent-bar';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useRef } from 'react';
import { performance } from '../../content/cctv-security.content';
import styles from './performance-section.module.css';
import { useRisen } from './use-risen';

/** The three performance figures; their bars rise from 0 when they are seen. */
export function PerformanceSection() {
  const bars = useRef<HTMLDivElement>(null);
  const risen = useRisen(bars);
  const shown = performance.metrics.map(({ title, value }) => ({
    title,
    value: risen ? value : 0,
    moving: true,
  }));
  const head = (
    <>
      <Text as="h2" look="h2">
        {performance.title}
      </Text>
      <Text look="body" tone="quiet">
        {performance.text}
      </Text>
    </>
  );
  return (
    <Section>
      <Hang head={head}>
        <div ref={bars} className={styles.moving}>
          <PercentBars bars={shown} />
        </div>
        <noscript>
          <PercentBars bars={performance.metrics} />
        </noscript>
      </Hang>
    </Section>
  );
}
