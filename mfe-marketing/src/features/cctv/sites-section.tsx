import { IndustryLegend } from '../../lib/industry-legend';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { sites } from '../../content/cctv-security.content';

/** Six industries whose sites use it. */
export function SitesSection() {
  return (
    <Section>
      <Hang title={sites.title}>
        <IndustryLegend columns={3} only={sites.industries} />
      </Hang>
    </Section>
  );
}
