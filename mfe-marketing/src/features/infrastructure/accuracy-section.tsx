import { RisingBars } from '@northgate/ui/components/rising-bars';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { accuracy } from '../../content/infrastructure.content';

/** Accuracy of the four security capabilities; the bars fill when they are seen. */
export function AccuracySection() {
  return (
    <Section space="flush">
      <Hang title={accuracy.title} text={accuracy.text}>
        <RisingBars bars={accuracy.metrics} />
      </Hang>
    </Section>
  );
}
