import { Button } from '@northgate/ui/components/controls/button';
import { Textarea } from '@northgate/ui/components/controls/field';
import { Text } from '@northgate/ui/components/text/text';
import { TextLink } from '@northgate/ui/components/text/text-link';

/** The chat's panel of the kit's parts. */
export function Panel() {
  return (
    <>
      <Text as="h2" look="h2">
        Ask Northgate
      </Text>
      <div role="log">
        <Text look="body">What would you like to know?</Text>
        <TextLink href="/contact">Contact</TextLink>
      </div>
      <Textarea aria-label="Your question" rows={1} />
      <Button type="submit">Send</Button>
    </>
  );
}
