import { Box, Heading, Image, Stack, Text } from '@chakra-ui/react';
import { FramedPage, usePreviewAddress } from './post-preview';
import { usePost } from './post-store';

/** How the post looks where only a part of it is shown: as a card in messages, and in readers of the feed. */
export function PostAppearance() {
  const [card, feed] = [usePreviewAddress('/card'), usePreviewAddress('/feed')];
  const { title, excerpt } = usePost((post) => post.detail.fields);
  return (
    <Stack gap="8">
      <Box>
        <Heading as="h2" textStyle="h4" mb="3">
          As a card
        </Heading>
        <Box maxW="600px" border="1px solid" borderColor="rule" bg="surface">
          <Image src={card} alt="Its drawing" width="1200" height="630" w="100%" h="auto" />
          <Box p="4">
            <Text fontWeight="560">{title || 'Without a title yet'}</Text>
            <Text color="ink.2" lineClamp="2">
              {excerpt || 'Without a summary yet.'}
            </Text>
          </Box>
        </Box>
      </Box>
      <Box>
        <Heading as="h2" textStyle="h4" mb="3">
          In the feed
        </Heading>
        <FramedPage title="The entry in the feed" address={feed} height="50vh" />
      </Box>
    </Stack>
  );
}
