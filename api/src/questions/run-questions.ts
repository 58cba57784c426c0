import type { KeptQuestion, QuestionCount } from '@northgate/contracts/console/questions.js';
import { Command, Option } from 'commander';
import { withStore } from '../database/with-store.js';
import { day, runProgram } from '../text/command-line.js';
import { asCsv } from '../text/csv.js';
import { oneLine } from '../text/one-line.js';
import { weekOf } from '../text/week-of.js';
import { QuestionRepository } from './question.repository.js';

interface Options {
  words?: boolean;
  since?: Date;
  csv?: boolean;
  json?: boolean;
}

const countColumns = ['week', 'count', 'page', 'nearest'] as const satisfies (keyof QuestionCount)[];
const wordColumns = ['askedAt', 'page', 'nearest', 'question'] as const satisfies (keyof KeptQuestion)[];

/** The text the command prints; throws an error whose message is fit to be shown. */
export const runQuestions = (args: string[], variables: NodeJS.ProcessEnv): Promise<string> =>
  runProgram(args, (print) =>
    new Command('questions')
      .description('Questions the assistant had no answer to, counted by week, page and nearest answer.')
      .option('--words', 'the words themselves, where KEEP_QUESTIONS_DAYS keeps them')
      .option('--since <day>', 'only from this day on (UTC), counts from its week on', day)
      .addOption(new Option('--csv', 'comma-separated values').conflicts('json'))
      .addOption(new Option('--json', 'JSON'))
      .action(async (options: Options) => print(await report(options, variables))),
  );

const report = (options: Options, variables: NodeJS.ProcessEnv): Promise<string> =>
  withStore(
    variables,
    { what: 'questions', table: 'question_counts', column: 'answered' },
    async (database) => {
      const repository = new QuestionRepository(database);
      const since = options.since?.getTime();
      return options.words
        ? wordsAs(options, await repository.kept(since))
        : countsAs(options, await unanswered(repository, since));
    },
    () => (options.words ? wordsAs(options, []) : countsAs(options, [])),
  );

async function unanswered(repository: QuestionRepository, since: number | undefined) {
  const counts = await repository.counts(since === undefined ? '' : weekOf(since));
  return counts.filter(({ answered }) => !answered);
}

function countsAs({ csv, json }: Options, counts: QuestionCount[]): string {
  if (json) return asJson(counts);
  if (csv) return asCsv(countColumns, counts);
  if (counts.length === 0) return 'No question went without an answer.\n';
  const lines = counts.map(
    ({ week, count, page, nearest }) =>
      `${week}  ${String(count).padStart(5)}  ${(page || 'unknown').padEnd(28)}  ${nearest || 'nothing near'}`,
  );
  return ['week of     times  asked on                      nearest question with an answer', ...lines, '']
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What a visitor typed cannot steer the terminal. */
function wordsAs({ csv, json }: Options, questions: KeptQuestion[]): string {
  if (json) return asJson(questions);
  if (csv) return asCsv(wordColumns, questions);
  if (questions.length === 0)
    return 'No words are kept: KEEP_QUESTIONS_DAYS says for how many days they are.\n';
  return questions
    .map(
      ({ askedAt, page, question }) =>
        `${askedAt.slice(0, 16).replace('T', ' ')}  ${(page || 'unknown').padEnd(28)}  ${oneLine(question)}\n`,
    )
    .join('');
}

const asJson = (list: unknown[]): string => `${JSON.stringify(list, null, 2)}\n`;
