import { Badge, Box, Button, Table } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useMay } from '../../lib/session-store';
import { timeText } from '@northgate/ui/console/time-text';
import { gateText } from './gate-text';

interface HistoryTableProps {
  history: ReleasesOverview['history'];
  live: number;
  ask: (target: string) => void;
  busy: boolean;
}

/** Who made which revision, when and why, and the way back to it. */
export function HistoryTable({ history, live, ask, busy }: HistoryTableProps) {
  const may = useMay('operator');
  return (
    <WideTable label="History" columns={['No.', 'Made', 'By', 'Why, and what changed', 'Gate', '']}>
      {history.map(({ number, createdAt, author, reason, changed, gate }) => (
        <Table.Row key={number}>
          <Table.Cell>{number}</Table.Cell>
          <Table.Cell whiteSpace="nowrap">{timeText(createdAt)}</Table.Cell>
          <Table.Cell>{author}</Table.Cell>
          <Table.Cell>
            {reason}
            <Box color="ink.2">{changed.join(', ')}</Box>
          </Table.Cell>
          <Table.Cell>{gateText(gate)}</Table.Cell>
          <Table.Cell textAlign="end" whiteSpace="nowrap">
            {number === live ? (
              <Badge bg="ok" color="canvas">
                Live
              </Badge>
            ) : null}
            {number !== live && may ? (
              <Button size="sm" variant="outline" disabled={busy} onClick={() => ask(String(number))}>
                Return to {number}
              </Button>
            ) : null}
          </Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  );
}
