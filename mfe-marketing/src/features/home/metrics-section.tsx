import { MetricBand } from '@northgate/ui/components/figures/metric-band';
import { Section } from '@northgate/ui/layout/section';
import { metrics } from '../../content/home.content';

/** What the company claims, in figures. */
export const MetricsSection = () => (
  <Section space="tight" label="In figures">
    <MetricBand metrics={metrics} />
  </Section>
);
