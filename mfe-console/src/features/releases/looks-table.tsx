import { Table } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';
import { timeText } from '@northgate/ui/console/time-text';

/** Candidates and live builds that somebody looks at. */
export const LooksTable = ({ looks }: { looks: ReleasesOverview['looks'] }) => (
  <WideTable label="Who looks at what" columns={['What', 'Visitors#', 'Pages#', 'Last']}>
    {looks.map(({ what, visitors, pages, last }) => (
      <Table.Row key={what}>
        <Table.Cell>{what}</Table.Cell>
        <Table.Cell textAlign="end">{visitors}</Table.Cell>
        <Table.Cell textAlign="end">{pages}</Table.Cell>
        <Table.Cell>{timeText(last)}</Table.Cell>
      </Table.Row>
    ))}
  </WideTable>
);
