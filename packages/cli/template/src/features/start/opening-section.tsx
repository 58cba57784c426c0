import { Text } from '@northgate/ui/components/text/text';
import { Section } from '@northgate/ui/layout/section';
import { start } from '../../content/start.content';

/** The head of the page. */
export const OpeningSection = () => (
  <Section first>
    <Text as="h1" look="h1">
      {start.title}
    </Text>
    <Text look="lead">{start.lead}</Text>
  </Section>
);
