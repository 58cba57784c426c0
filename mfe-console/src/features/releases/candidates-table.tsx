import { Button, Link, Table } from '@chakra-ui/react';
import type { ReleasesOverview } from '@northgate/contracts/console/releases';
import { WideTable } from '@northgate/ui/console/wide-table';
import { timeText } from '@northgate/ui/console/time-text';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../../lib/session-store';
import { askRelease } from './ask-release';
import { gateText } from './gate-text';

interface CandidatesTableProps {
  candidates: ReleasesOverview['candidates'];
  busy: boolean;
}

/** What can be looked at before it is live, and made live. */
export function CandidatesTable({ candidates, busy }: CandidatesTableProps) {
  const may = useMay('operator');
  return (
    <WideTable label="Candidates" columns={['No.', 'By', 'Why', 'Gate', 'Until', '']}>
      {candidates.map(({ number, author, reason, changed, gate, expiresAt, link, share }) => (
        <Table.Row key={number}>
          <Table.Cell>{number}</Table.Cell>
          <Table.Cell>{author}</Table.Cell>
          <Table.Cell>
            {reason} ({changed.join(', ')}){share ? `, shown to ${share} %` : ''}
          </Table.Cell>
          <Table.Cell>
            <Link asChild textDecoration="underline" color="ink">
              <RouterLink
                to={`/releases/candidates/${number}`}
                aria-label={`Candidate ${number}: ${gateText(gate)}`}
              >
                {gateText(gate)}
              </RouterLink>
            </Link>
          </Table.Cell>
          <Table.Cell whiteSpace="nowrap">{timeText(expiresAt)}</Table.Cell>
          <Table.Cell whiteSpace="nowrap" textAlign="end">
            <Link href={link} target="_blank" rel="noreferrer" mr="3" textDecoration="underline">
              Look at {number}
            </Link>
            {may ? (
              <Button
                size="sm"
                bg="signal"
                color="on-signal"
                _hover={{ bg: 'signal.hover' }}
                disabled={busy}
                onClick={() => void askRelease({ action: 'promote', candidate: number })}
              >
                Promote {number}
              </Button>
            ) : null}
          </Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  );
}
