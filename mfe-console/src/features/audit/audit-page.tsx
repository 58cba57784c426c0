import { Box, Button, Code, Table } from '@chakra-ui/react';
import { auditPage, type AuditEntry } from '@northgate/contracts/console/audit';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useLoaded } from '@northgate/ui/console/use-loaded';
import { useState } from 'react';
import { client } from '../../lib/client';
import { timeText } from '@northgate/ui/console/time-text';

/** Entries of one page, as the control server cuts them. */
const length = 100;

/** Who changed what, the newest first. */
export function AuditPage() {
  const [from, setFrom] = useState(0);
  const { data, error, reload } = useLoaded(`audit ${from}`, async (signal) =>
    auditPage.parse((await client.get<unknown>('/api/audit', { params: { from }, signal })).data),
  );
  return (
    <>
      <PanelHead
        title="Audit log"
        lead="Every change made here. Lines are only added; npm run audit-log checks that none is missing."
      />
      {error && !data ? <Failed title="The log cannot be read" why={error} again={reload} /> : null}
      {!data && !error ? <Loading what="Reading the log" /> : null}
      {data?.total === 0 ? <Empty title="Nothing has been changed yet" /> : null}
      {data?.total ? <AuditTable entries={data.entries} /> : null}
      {data && data.total > length ? (
        <Box mt="4" display="flex" gap="2">
          <Button size="sm" variant="outline" disabled={from === 0} onClick={() => setFrom(from - length)}>
            Newer
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={from + length >= data.total}
            onClick={() => setFrom(from + length)}
          >
            Older
          </Button>
        </Box>
      ) : null}
    </>
  );
}

const AuditTable = ({ entries }: { entries: AuditEntry[] }) => (
  <WideTable label="Audit log" columns={['When', 'Who', 'What', 'Before and after']}>
    {entries.map((entry) => (
      <Table.Row key={entry.number}>
        <Table.Cell whiteSpace="nowrap">{timeText(entry.at)}</Table.Cell>
        <Table.Cell>
          {entry.who}
          <Box color="ink.2">{entry.by}</Box>
        </Table.Cell>
        <Table.Cell>
          {entry.what}
          <Box color="ink.2">{entry.subject}</Box>
        </Table.Cell>
        <Table.Cell maxW="480px">
          <Code
            bg="tide"
            display="block"
            whiteSpace="pre-wrap"
            wordBreak="break-word"
            maxH="8em"
            overflowY="auto"
            tabIndex={0}
            aria-label="Before and after"
          >
            {`${JSON.stringify(entry.before)}\n${JSON.stringify(entry.after)}`}
          </Code>
        </Table.Cell>
      </Table.Row>
    ))}
  </WideTable>
);
