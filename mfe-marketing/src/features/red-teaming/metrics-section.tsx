import { RisingBars } from '@northgate/ui/components/figures/rising-bars';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { metrics } from '../../content/red-teaming.content';

/** The four qualities every model is scored on. */
export const MetricsSection = () => (
  <Section>
    <Hang title={metrics.title} text={metrics.text}>
      <RisingBars bars={metrics.bars} />
    </Hang>
  </Section>
);
