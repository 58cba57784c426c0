import { RisingBars } from '@northgate/ui/components/rising-bars';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { performance } from '../../content/cctv-security.content';

/** The three performance figures. */
export function PerformanceSection() {
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
        <RisingBars bars={performance.metrics} />
      </Hang>
    </Section>
  );
}
