import { Code, Link, Table, Text } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';
import { Link as RouterLink } from 'react-router-dom';
import { timeText } from '@northgate/ui/console/time-text';

/** What the gate refused, and where it says why. */
export function RefusalsTable({ refusals }: Pick<ReleasesOverview, 'refusals'>) {
  if (!refusals.length) return <Text color="ink.2">The gate has refused nothing.</Text>;
  return (
    <WideTable label="Refused" columns={['When', 'App', 'Version', 'Why']}>
      {refusals.map(({ id, at, app, version, problems, acceptable }) => (
        <Table.Row key={id}>
          <Table.Cell whiteSpace="nowrap">{timeText(at)}</Table.Cell>
          <Table.Cell>{app}</Table.Cell>
          <Table.Cell>
            <Code bg="tide">{version}</Code>
          </Table.Cell>
          <Table.Cell>
            <Link asChild textDecoration="underline" color="ink">
              <RouterLink to={`/releases/refusals/${id}`}>
                {acceptable ? 'It looks different' : (problems[0]?.split('\n', 1)[0] ?? 'Why')}
              </RouterLink>
            </Link>
          </Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  );
}
