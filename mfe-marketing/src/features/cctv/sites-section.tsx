import { IndustryLegend } from '@northgate/ui/components/industry-legend';
import { Text } from '@northgate/ui/components/text';
import { Hang } from '@northgate/ui/layout/hang';
import { Section } from '@northgate/ui/layout/section';
import { sites } from '../../content/cctv-security.content';

/** Six industries whose sites use it. */
export function SitesSection() {
  const head = (
    <Text as="h2" look="h2">
      {sites.title}
    </Text>
  );
  return (
    <Section>
      <Hang head={head}>
        <IndustryLegend columns={3} only={sites.industries} />
      </Hang>
    </Section>
  );
}
