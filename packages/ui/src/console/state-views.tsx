import { Box, Button, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Stands where something is being fetched: as many bars as there will be lines, about. */
export function Loading({ lines = 6, what }: { lines?: number; what: string }) {
  return (
    <Stack gap="3" role="status" aria-label={`${what} …`}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="9" bg="rule" borderRadius="sm" />
      ))}
    </Stack>
  );
}

/** Says that there is nothing here, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box borderTop="1.5px solid" borderColor="ink" pt="4">
      <Heading as="h2" textStyle="h4">
        {title}
      </Heading>
      {children ? (
        <Box color="ink.2" mt="1">
          {children}
        </Box>
      ) : null}
    </Box>
  );
}

/** Says in its place that something failed, with a way to try again. */
export function Failed({ title, why, again }: { title: string; why: string; again?: () => void }) {
  return (
    <Box role="alert" borderTop="2px solid" borderColor="bad" pt="4">
      <Heading as="h2" textStyle="h4">
        {title}
      </Heading>
      <Text color="ink.2" mt="1">
        {why}
      </Text>
      {again ? (
        <Button variant="outline" size="sm" mt="3" onClick={again}>
          Try again
        </Button>
      ) : null}
    </Box>
  );
}
