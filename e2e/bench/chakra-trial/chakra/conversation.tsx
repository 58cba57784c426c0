import { Box, Button, Heading, Link, Text, Textarea, VStack } from '@chakra-ui/react';
import { Engine } from './engine';

/** The chat's panel of Chakra's own parts. */
export function Panel() {
  return (
    <Engine>
      <Heading>Ask Northgate</Heading>
      <VStack role="log">
        <Box>
          <Text>What would you like to know?</Text>
          <Link href="/contact">Contact</Link>
        </Box>
      </VStack>
      <Textarea aria-label="Your question" rows={1} />
      <Button type="submit">Send</Button>
    </Engine>
  );
}
