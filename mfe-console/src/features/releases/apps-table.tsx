import { Box, Button, Code, Table } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useMay } from '../../lib/session-store';

interface AppsTableProps {
  apps: ReleasesOverview['apps'];
  ask: (target: string) => void;
  busy: boolean;
}

/** What is live of each app, what it weighs of what it may, and the way back for it alone. */
export const AppsTable = ({ apps, ...more }: AppsTableProps) => (
  <WideTable label="Apps" columns={['App', 'Version', 'To come alive', 'All scripts', 'Pages#', '']}>
    {apps.map((one) => (
      <AppRow key={one.app} one={one} {...more} />
    ))}
  </WideTable>
);

function AppRow({
  one,
  ask,
  busy,
}: Omit<AppsTableProps, 'apps'> & { one: ReleasesOverview['apps'][number] }) {
  const { app, version, weight, pages, earlier } = one;
  const may = useMay('operator', app);
  return (
    <Table.Row>
      <Table.Cell fontWeight="560">{app}</Table.Cell>
      <Table.Cell>
        <Code bg="tide">{version}</Code>
      </Table.Cell>
      <Table.Cell>{weight ? <Weight kilobytes={weight.boot} budget={weight.bootBudget} /> : '–'}</Table.Cell>
      <Table.Cell>
        {weight ? <Weight kilobytes={weight.scripts} budget={weight.scriptsBudget} /> : '–'}
      </Table.Cell>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {pages}
      </Table.Cell>
      <Table.Cell textAlign="end">
        {may && earlier ? (
          <Button
            size="sm"
            variant="outline"
            disabled={busy}
            onClick={() => ask(app)}
            aria-label={`Take back ${app}`}
          >
            Take back
          </Button>
        ) : null}
      </Table.Cell>
    </Table.Row>
  );
}

/** Kilobytes of a budget, as a number and as a bar. */
const Weight = ({ kilobytes, budget }: { kilobytes: number; budget: number }) => (
  <Box minW="130px">
    <Box fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {kilobytes.toFixed(1)} of {budget} KB
    </Box>
    <Box h="5px" bg="rule" mt="1" aria-hidden>
      <Box
        h="100%"
        bg={kilobytes > budget ? 'bad' : 'ink'}
        w="100%"
        transformOrigin="left"
        style={{ transform: `scaleX(${Math.min(1, kilobytes / budget)})` }}
      />
    </Box>
  </Box>
);
