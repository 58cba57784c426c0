import { PercentBars } from '@northgate/ui/components/percent-bar';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { useRef } from 'react';
import { accuracy } from '../../content/infrastructure.content';
import styles from './accuracy-section.module.css';
import { useFilled } from './use-filled';

/** Accuracy of the four security capabilities; the bars fill when they are seen. */
export function AccuracySection() {
  const bars = useRef<HTMLDivElement>(null);
  const filled = useFilled(bars);
  const shown = accuracy.metrics.map((metric) => ({
    ...metric,
    value: filled ? metric.value : 0,
    moving: true,
  }));
  const head = (
    <>
      <Text as="h2" look="h2">
        {accuracy.title}
      </Text>
      <Text look="body" tone="quiet">
        {accuracy.text}
      </Text>
    </>
  );
  return (
    <Section space="flush">
      <Hang head={head}>
        <div ref={bars} className={styles.moving}>
          <PercentBars bars={shown} />
        </div>
        <noscript>
          <PercentBars bars={accuracy.metrics} />
        </noscript>
      </Hang>
    </Section>
  );
}
