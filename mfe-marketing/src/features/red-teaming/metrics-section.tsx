import { RisingBars } from '@northgate/ui/components/rising-bars';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { metrics } from '../../content/red-teaming.content';

/** The four qualities every model is scored on. */
export function MetricsSection() {
  const head = (
    <>
      <Text as="h2" look="h2">
        {metrics.title}
      </Text>
      <Text look="body" tone="quiet">
        {metrics.text}
      </Text>
    </>
  );
  return (
    <Section>
      <Hang head={head}>
        <RisingBars bars={metrics.bars} />
      </Hang>
    </Section>
  );
}
