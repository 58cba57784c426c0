import { Box, Heading, Table, Text } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';

/** Errors that visitors' browsers report of the newest revision. */
export const ReportedPages = ({ reports }: { reports: NonNullable<ReleasesOverview['reports']> }) => (
  <Box as="section" aria-label="Reports" borderLeft="2px solid" borderColor="bad" pl="4">
    <Heading as="h2" textStyle="h3">
      Browsers report errors of revision {reports.revision}
    </Heading>
    <Text color="ink.2" mb="3">
      {reports.reporting} networks report errors, {reports.served} were served a page of it. Anybody can send
      such a report. A page that fails in the browser here too goes back by itself.
    </Text>
    <WideTable label="Reported pages" columns={['Page', 'Networks#', 'Last report', 'In the browser here']}>
      {reports.pages.map(({ path, networks, reason, look }) => (
        <Table.Row key={path}>
          <Table.Cell>{path}</Table.Cell>
          <Table.Cell textAlign="end">{networks}</Table.Cell>
          <Table.Cell>{reason}</Table.Cell>
          <Table.Cell>{look}</Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  </Box>
);
