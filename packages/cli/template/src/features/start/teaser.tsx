import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';
import { start } from '../../content/start.content';

/** A sentence about the page and the way there. */
export const Teaser = () => (
  <aside aria-label={start.title}>
    <Text look="lead">{start.lead}</Text>
    <TextLink href={start.path}>{start.title}</TextLink>
  </aside>
);
