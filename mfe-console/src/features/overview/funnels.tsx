import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { Overview } from '@northgate/contracts/console/overview';
import { visitSources, type VisitSource } from '@northgate/contracts/visit-events';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { useState } from 'react';
import { funnelsOf, type Funnel } from './funnels.logic';

const sourceNames: Record<VisitSource, string> = {
  direct: 'Directly',
  search: 'From a search',
  social: 'From a social network',
  campaign: 'From a campaign',
  other: 'From another site',
};

/** How many of those who see a form or a calculator use it to the end. */
export function Funnels({ events }: Pick<Overview, 'events'>) {
  const [page, setPage] = useState('');
  const [source, setSource] = useState<VisitSource | ''>('');
  const pages = [...new Set(events.map((one) => one.page))].filter(Boolean).sort();
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="5">
        <ChoiceField
          label="Page"
          value={page}
          choices={[['', 'All pages'], ...pages.map((one) => [one, one] as const)]}
          choose={setPage}
        />
        <ChoiceField
          label="Came"
          value={source}
          choices={[['', 'From anywhere'], ...visitSources.map((one) => [one, sourceNames[one]] as const)]}
          choose={setSource}
        />
      </Flex>
      <SimpleGrid columns={{ base: 1, lg: 3 }} gap="8">
        {funnelsOf(events, { page, source }).map((funnel) => (
          <Steps key={funnel.title} {...funnel} />
        ))}
      </SimpleGrid>
    </>
  );
}

const Steps = ({ title, steps }: Funnel) => (
  <Box>
    <Heading as="h3" textStyle="h4" mb="2">
      {title}
    </Heading>
    {steps.map(({ name, count, share }) => (
      <Box key={name} mb="3">
        <Flex justify="space-between" gap="3">
          <Text>{name}</Text>
          <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {count} <Box as="span" color="ink.2">{`${Math.round(share * 100)} %`}</Box>
          </Text>
        </Flex>
        <Box h="8px" bg="rule" aria-hidden>
          <Box
            h="100%"
            bg="ink"
            transformOrigin="left"
            style={{ transform: `scaleX(${Math.min(1, share)})` }}
          />
        </Box>
      </Box>
    ))}
  </Box>
);
