import { Button, Table, Text } from '@chakra-ui/react';
import type { QuestionReport } from '@northgate/contracts/console/questions';
import { Empty } from '@northgate/ui/console/state-views';
import { timeText } from '@northgate/ui/console/time-text';
import { WideTable } from '@northgate/ui/console/wide-table';
import type { Wanted } from './answer-dialog';

interface WordTableProps extends Omit<QuestionReport, 'counts'> {
  write: (wanted: Wanted) => void;
}

/** Questions without an answer in the words of visitors, for as long as the operator keeps them. */
export function WordTable({ words, keepDays, pages, write }: WordTableProps) {
  if (keepDays === 0)
    return (
      <Empty title="Words are not kept">
        KEEP_QUESTIONS_DAYS keeps those of questions without an answer for so many days; the privacy policy
        says so then.
      </Empty>
    );
  if (words.length === 0)
    return (
      <Empty title="Every question was answered">Nothing without an answer is kept from these weeks.</Empty>
    );
  return (
    <>
      <Text color="ink.2" mb="2">
        Each is deleted after {keepDays} days.
      </Text>
      <WideTable label="Words" columns={['Asked', 'Asked on', 'Question', '']}>
        {words.map(({ askedAt, page, nearest, question }, index) => (
          <Table.Row key={index}>
            <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {timeText(askedAt)}
            </Table.Cell>
            <Table.Cell>{page || 'not known'}</Table.Cell>
            <Table.Cell minW="240px" wordBreak="break-word">
              {question}
              <Text color="ink.2">{nearest ? `Nearest: ${nearest}` : 'Nothing near'}</Text>
            </Table.Cell>
            <Table.Cell textAlign="end">
              <Button
                size="xs"
                variant="outline"
                onClick={() => write({ ask: question, page: pages[nearest] || page, nearest, count: 1 })}
              >
                Write an answer
              </Button>
            </Table.Cell>
          </Table.Row>
        ))}
      </WideTable>
    </>
  );
}
