import { SiteWays } from '@northgate/ui/components/contact/site-ways';
import { Section } from '@northgate/ui/layout/section';

/** The main sections, for who would rather look around. */
export const WaysSection = () => (
  <Section space="tight">
    <SiteWays />
  </Section>
);
