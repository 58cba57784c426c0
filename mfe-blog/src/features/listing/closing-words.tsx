import { Text } from '@northgate/ui/components/text/text';
import { listing } from '../../content/listing.content';

/** What the listing ends with. */
export const ClosingWords = () => (
  <Text as="h2" look="h2">
    {listing.closing.title}
  </Text>
);
