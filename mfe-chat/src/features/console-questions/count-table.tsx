import { Button, Table, Text } from '@chakra-ui/react';
import type { QuestionCount, QuestionReport } from '@northgate/contracts/console/questions';
import { WideTable } from '@northgate/ui/console/wide-table';
import { useState } from 'react';
import type { Wanted } from './answer-dialog';

/** Lines that are shown at once. */
const step = 50;

interface CountTableProps extends Pick<QuestionReport, 'counts' | 'pages'> {
  write: (wanted: Wanted) => void;
}

/** What was asked, a line for each week, page and question of the site. */
export function CountTable({ counts, pages, write }: CountTableProps) {
  const [most, setMost] = useState(step);
  return (
    <>
      <WideTable
        label="Counts"
        columns={['Week of', 'Asked on', 'Question of the site', 'Outcome', 'Times#', '']}
      >
        {counts.slice(0, most).map((line) => (
          <CountRow
            key={`${line.week} ${line.page} ${line.nearest} ${line.answered}`}
            line={line}
            answeredOn={pages[line.nearest] ?? ''}
            write={write}
          />
        ))}
      </WideTable>
      {counts.length > most ? (
        <Button variant="outline" mt="4" onClick={() => setMost(most + step)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

interface CountRowProps extends Pick<CountTableProps, 'write'> {
  line: QuestionCount;
  answeredOn: string;
}

const CountRow = ({ line: { week, page, nearest, answered, count }, answeredOn, write }: CountRowProps) => (
  <Table.Row>
    <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {week}
    </Table.Cell>
    <Table.Cell>{page || 'not known'}</Table.Cell>
    <Table.Cell minW="220px">
      {nearest || 'Nothing near'}
      {answeredOn ? <Text color="ink.2">{answeredOn}</Text> : null}
    </Table.Cell>
    <Table.Cell whiteSpace="nowrap">{answered ? 'Answered' : 'Not answered'}</Table.Cell>
    <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
      {count}
    </Table.Cell>
    <Table.Cell textAlign="end">
      {answered ? null : (
        <Button
          size="xs"
          variant="outline"
          onClick={() => write({ ask: '', page: answeredOn || page, nearest, count })}
        >
          Write an answer
        </Button>
      )}
    </Table.Cell>
  </Table.Row>
);
