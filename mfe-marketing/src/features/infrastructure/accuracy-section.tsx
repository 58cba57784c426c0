import { RisingBars } from '@northgate/ui/components/rising-bars';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { accuracy } from '../../content/infrastructure.content';

/** Accuracy of the four security capabilities; the bars fill when they are seen. */
export function AccuracySection() {
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
        <RisingBars bars={accuracy.metrics} />
      </Hang>
    </Section>
  );
}
