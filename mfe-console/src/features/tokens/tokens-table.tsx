import { Button, Code, Table } from '@chakra-ui/react';
import type { ListedToken } from '@northgate/contracts/console/tokens';
import { Empty } from '@northgate/ui/console/state-views';
import { timeText } from '@northgate/ui/console/time-text';
import { WideTable } from '@northgate/ui/console/wide-table';

interface TokensTableProps {
  tokens: ListedToken[];
  withdraw: (token: ListedToken) => void;
}

/** The tokens that were not withdrawn, the newest first. */
export function TokensTable({ tokens, withdraw }: TokensTableProps) {
  if (!tokens.length)
    return (
      <Empty title="There is no token">
        Nobody can send releases here with one. Jobs of a CI may still have an identity that is trusted.
      </Empty>
    );
  return (
    <WideTable label="Tokens" columns={['Token', 'App', 'Whose', 'May', 'Made', 'Holds', '']}>
      {tokens.toReversed().map((token) => (
        <Table.Row key={token.id}>
          <Table.Cell>
            <Code bg="tide">{token.id}</Code>
          </Table.Cell>
          <Table.Cell fontWeight="560">{token.app}</Table.Cell>
          <Table.Cell>{token.by}</Table.Cell>
          <Table.Cell>{token.records ? 'release, and record what is live' : 'release'}</Table.Cell>
          <Table.Cell whiteSpace="nowrap">{timeText(token.createdAt)}</Table.Cell>
          <Table.Cell whiteSpace="nowrap">{endText(token)}</Table.Cell>
          <Table.Cell textAlign="end">
            <Button
              size="sm"
              variant="outline"
              onClick={() => withdraw(token)}
              aria-label={`Withdraw the token of ${token.by} for ${token.app}, ${token.id}`}
            >
              Withdraw
            </Button>
          </Table.Cell>
        </Table.Row>
      ))}
    </WideTable>
  );
}

function endText({ expiresAt }: ListedToken): string {
  if (expiresAt === null) return 'until it is withdrawn';
  return `${Date.parse(expiresAt) < Date.now() ? 'ended' : 'until'} ${timeText(expiresAt)}`;
}
