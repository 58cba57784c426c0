import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PanelProps } from '@northgate/contracts/console/panel';
import type { QuestionReport } from '@northgate/contracts/console/questions';
import { ChoiceField } from '@northgate/ui/console/choice-field';
import { PanelHead } from '@northgate/ui/console/panel-head';
import { Empty, Failed, Loading } from '@northgate/ui/console/state-views';
import { useState } from 'react';
import { AnswerDialog, type Wanted } from './answer-dialog';
import { CountTable } from './count-table';
import { outcomes, spans, useQuestions } from './use-questions';
import { WordTable } from './word-table';

/** What visitors asked the assistant: counts by week and page, and words where they are kept. */
export function QuestionsPanel({ client, notify }: PanelProps) {
  const { data, error, reload, filter, change } = useQuestions(client);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  return (
    <>
      <PanelHead
        title="Questions"
        lead="What visitors asked the assistant, counted by week and page. Counts hold none of their words."
      />
      {error && !data ? <Failed title="The questions cannot be read" why={error} again={reload} /> : null}
      {!data && !error ? <Loading what="Reading the questions" lines={8} /> : null}
      {data ? <Report data={data} filter={filter} change={change} write={setWanted} /> : null}
      <AnswerDialog wanted={wanted} close={() => setWanted(null)} notify={notify} />
    </>
  );
}

interface ReportProps extends Pick<ReturnType<typeof useQuestions>, 'filter' | 'change'> {
  data: QuestionReport;
  write: (wanted: Wanted) => void;
}

function Report({ data, filter, change, write }: ReportProps) {
  const { counts, words, keepDays, pages } = data;
  const places = [...new Set(counts.map(({ page }) => page))].filter(Boolean).sort();
  const ofPage = <T extends { page: string }>(list: T[]) =>
    list.filter(({ page }) => !filter.page || page === filter.page);
  const onPage = ofPage(counts);
  const shown = onPage.filter(({ answered }) => !filter.answered || answered === (filter.answered === 'yes'));
  return (
    <Stack gap="10">
      <Box>
        <Flex gap="3" wrap="wrap" align="flex-end" mb="4">
          <ChoiceField
            label="Weeks"
            value={filter.weeks}
            choices={spans}
            choose={(weeks) => change('weeks', weeks)}
          />
          <ChoiceField
            label="Page"
            value={filter.page}
            choices={[['', 'All pages'], ...places.map((page) => [page, page] as const)]}
            choose={(page) => change('page', page)}
          />
          <ChoiceField
            label="Outcome"
            value={filter.answered}
            choices={outcomes}
            choose={(answered) => change('answered', answered)}
          />
        </Flex>
        <Text color="ink.2" mb="2" aria-live="polite">
          {summaryOf(onPage)}
        </Text>
        {shown.length ? (
          <CountTable counts={shown} pages={pages} write={write} />
        ) : (
          <Empty title="Nothing was asked">No question of this kind was counted in these weeks.</Empty>
        )}
      </Box>
      <Box>
        <Heading as="h2" textStyle="h3" mb="3">
          In their words
        </Heading>
        <WordTable words={ofPage(words)} keepDays={keepDays} pages={pages} write={write} />
      </Box>
    </Stack>
  );
}

function summaryOf(counts: QuestionReport['counts']): string {
  const sum = (list: QuestionReport['counts']) => list.reduce((total, { count }) => total + count, 0);
  const [asked, answered] = [sum(counts), sum(counts.filter((one) => one.answered))];
  return `${asked} ${asked === 1 ? 'question' : 'questions'}, ${answered} answered, ${asked - answered} not`;
}
