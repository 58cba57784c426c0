import { Box, Button, List, SimpleGrid, Text } from '@chakra-ui/react';
import type { Sign } from './signs.logic';

const words = { good: 'Well', bad: 'Not well', idle: 'Not in use' };
const colours = { good: 'ok', bad: 'bad', idle: 'control' };

/** How each part of the whole does. */
export const SignList = ({ signs, again }: { signs: Sign[]; again: () => void }) => (
  <Box as="section" aria-label="How everything does">
    <SimpleGrid as={List.Root} listStyleType="none" columns={{ base: 1, md: 2, xl: 4 }} gap="4">
      {signs.map(({ name, state, says }) => (
        <List.Item key={name} borderTop="3px solid" borderColor={colours[state]} pt="2" minW="0">
          <Text fontWeight="560">
            {name}: {words[state]}
          </Text>
          <Text color="ink.2" wordBreak="break-word">
            {says}
          </Text>
        </List.Item>
      ))}
    </SimpleGrid>
    <Button size="sm" variant="outline" mt="4" onClick={again}>
      Look again
    </Button>
  </Box>
);
