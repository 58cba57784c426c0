import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PanelHeadProps {
  title: string;
  /** What is to be seen here, in a line. */
  lead?: ReactNode;
  /** What can be done here. */
  actions?: ReactNode;
}

/** The head of a panel: its one `h1`, a line about it, and what can be done. */
export function PanelHead({ title, lead, actions }: PanelHeadProps) {
  return (
    <Flex
      as="header"
      justify="space-between"
      align="flex-end"
      wrap="wrap"
      gap="4"
      pb="4"
      mb="6"
      borderBottom="1.5px solid"
      borderColor="ink"
    >
      <Box minW="0">
        <Heading
          as="h1"
          fontSize={{ base: '1.75rem', md: '2.25rem' }}
          lineHeight="1.05"
          letterSpacing="-.03em"
          fontWeight="560"
        >
          {title}
        </Heading>
        {lead ? (
          <Text color="ink.2" mt="1.5">
            {lead}
          </Text>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="2" wrap="wrap">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
