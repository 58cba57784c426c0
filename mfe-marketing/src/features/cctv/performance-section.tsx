import { RisingBars } from '@northgate/ui/components/figures/rising-bars';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { performance } from '../../content/cctv-security.content';

/** The three performance figures. */
export const PerformanceSection = () => (
  <Section>
    <Hang title={performance.title} text={performance.text}>
      <RisingBars bars={performance.metrics} />
    </Hang>
  </Section>
);
