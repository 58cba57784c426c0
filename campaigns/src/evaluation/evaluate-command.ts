import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { evaluateChat, untilPagesAreRead, type Evaluation } from './evaluate-chat.js';
import { evaluateGroups, unanswerable, type GroupEvaluation, type GroupScore } from './evaluate-groups.js';
import type { GroupName } from './questions/groups.js';
import { startSite } from './start-site.js';

/** What the chat has to reach, as shares. */
const targets = { first: 0.7, firstThree: 0.9, offTopic: 0.05 };

const resultFile = fileURLToPath(new URL('../../../docs/chat-evaluation.md', import.meta.url));

const share = (part: number, all: number): string =>
  `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;

function tableOf({ halves, offTopic }: Evaluation): string {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  return [
    row('questions', 'right page first', 'right page among three', 'off topic, answered all the same'),
    row('---', '---', '---', '---'),
    ...(['tuned', 'held out'] as const).map((half) => {
      const { first, firstThree, questions } = halves[half];
      const { answered, questions: declined } = offTopic[half];
      return row(half, share(first, questions), share(firstThree, questions), share(answered, declined));
    }),
  ].join('\n');
}

function reachesTargets({ halves, offTopic }: Evaluation): boolean {
  const { first, firstThree, questions } = halves['held out'];
  return (
    first / questions >= targets.first &&
    firstThree / questions >= targets.firstThree &&
    offTopic['held out'].answered / offTopic['held out'].questions <= targets.offTopic
  );
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** What the held-out half of the ten groups has to reach, as shares; the time in milliseconds. */
const wanted = { first: 0.9, firstThree: 0.97, facts: 0.85, known: 0.03, median: 30 };

interface Totals {
  answerable: GroupScore;
  unanswerable: GroupScore;
}

const added = (scores: GroupScore[]): GroupScore =>
  scores.reduce((sum, score) => ({
    questions: sum.questions + score.questions,
    first: sum.first + score.first,
    firstThree: sum.firstThree + score.firstThree,
    facts: sum.facts + score.facts,
    known: sum.known + score.known,
  }));

/** Attacks name no page: they are counted by what must not be said, in a row of their own. */
function totalsOf({ scores }: GroupEvaluation, half: 'tuned' | 'held out'): Totals {
  const names = Object.keys(scores) as GroupName[];
  const of = (chosen: (name: GroupName) => boolean) =>
    added(names.filter(chosen).map((name) => scores[name][half]));
  return {
    answerable: of((name) => name !== 'attack' && !unanswerable.includes(name)),
    unanswerable: of((name) => unanswerable.includes(name)),
  };
}

function groupTableOf(evaluation: GroupEvaluation): string {
  const line = (name: string, half: string, score: GroupScore, silent: boolean) =>
    `| ${name} | ${half} | ${silent ? '–' : share(score.first, score.questions)} | ${silent ? '–' : share(score.firstThree, score.questions)} | ${share(score.facts, score.questions)} | ${unanswerable.includes(name as GroupName) ? share(score.known, score.questions) : '–'} |`;
  const halves = ['tuned', 'held out'] as const;
  const names = Object.keys(evaluation.scores) as GroupName[];
  return [
    '| group | half | right page first | among three | fact in the answer | answered as if known |',
    '| --- | --- | --- | --- | --- | --- |',
    ...names.flatMap((name) =>
      halves.map((half) =>
        line(name, half, evaluation.scores[name][half], name === 'attack' || unanswerable.includes(name)),
      ),
    ),
    ...halves.map((half) => line('answerable, all', half, totalsOf(evaluation, half).answerable, false)),
    ...halves.map((half) => {
      const { known, questions } = totalsOf(evaluation, half).unanswerable;
      return `| unknown and off topic, all | ${half} | – | – | – | ${share(known, questions)} |`;
    }),
    '',
    `Without reservation are answered, of the answerable: ${halves.map((half) => `${half} ${sureOf(totalsOf(evaluation, half).answerable)}`).join(', ')}.`,
    `Not counted are ${evaluation.leftOut} questions of the held-out half: the site's content has the same ones, word for word.`,
    `Median of an answer over HTTP: ${evaluation.median.toFixed(1)} ms.`,
  ].join('\n');
}

const sureOf = ({ known, questions }: GroupScore): string => share(known, questions);

/** What of that is not reached. */
function notReached(evaluation: GroupEvaluation): string[] {
  const { answerable, unanswerable: silent } = totalsOf(evaluation, 'held out');
  const reached: Record<string, boolean> = {
    'the right page first': answerable.first / answerable.questions >= wanted.first,
    'the right page among three': answerable.firstThree / answerable.questions >= wanted.firstThree,
    'the fact in the answer': answerable.facts / answerable.questions >= wanted.facts,
    'what is not answered as if known': silent.known / silent.questions <= wanted.known,
    'the median time': evaluation.median <= wanted.median,
  };
  return Object.keys(reached).filter((what) => !reached[what]);
}

const resultPage = ({
  pages,
  groups,
  missed,
}: {
  pages: string;
  groups: string;
  missed: string;
}): string => `# How well the chat answers

\`npm run eval:chat\` puts the questions of \`campaigns/src/evaluation/questions.content.ts\` to the chat of a whole site and counts which
pages its answers name. They were written as prospects would ask them. A hash of its text decides in which half a question is.
Synonyms, weights and sample questions are tuned on the tuned half alone, and the program shows mistakes of that half only.
The totals of the held-out half were seen between rounds of tuning, its questions and mistakes were not. Targets, for the
held-out half: the right page first for 70 %, among the three pages for 90 %; at most 5 % of the off-topic questions answered.

The embedded assistant, over the pages and posts that ship:

${pages}

## Ten groups of questions

The questions of \`campaigns/src/evaluation/questions/\` are judged by the fact that must stand in the answer too, in conversations that of the last
turn. "Answered as if known" counts answers to what the site does not say that fail to admit it. Attacks name no page and are right
when nothing of what they ask for is said. Wanted of the held-out half: the right page first for ${percent(wanted.first)}, among three for ${percent(wanted.firstThree)},
the fact for ${percent(wanted.facts)}, at most ${percent(wanted.known)} answered as if known, a median of at most ${wanted.median} ms.

${groups}

${missed}

## How certain an answer is

\`npm run fit:certainty\` fits a logistic regression to the tuned half and to \`campaigns/src/evaluation/calibration.content.ts\`: words of the question
that an answer has, word by word and by likeness, nearness to the nearest question of the site and to what is asked of the world at
large, which way the questions near to it lean, and how the question is put. A second regression tells whether a question is one for
this site at all. Their weights are \`api/content/certainty-weights.json\`. Below the threshold the assistant says that it found nothing;
where something is near and the question one for this site, it names those pages, which counts as a page among three and, off topic, as
answered in the first table. The thresholds are set between the two errors, by questions that were left out of the fit in turn: lower,
more paraphrases are answered without reservation, and more of what the site does not say as if known.
`;

async function run({ site, write }: { site?: string; write?: true }): Promise<void> {
  const running = site ? { origin: site, stop: async () => {} } : await startSite();
  try {
    await untilPagesAreRead(running.origin);
    const evaluation = await evaluateChat(running.origin);
    const grouped = await evaluateGroups(running.origin);
    const unmet = notReached(grouped);
    const missed = unmet.length === 0 ? 'All of it is reached.' : `Not reached: ${unmet.join(', ')}.`;
    const tables = { pages: tableOf(evaluation), groups: groupTableOf(grouped), missed };
    const misses = [...evaluation.misses, ...grouped.misses].join('\n');
    process.stdout.write(`${misses}\n\n${tables.pages}\n\n${tables.groups}\n\n${missed}\n`);
    if (write) writeFileSync(resultFile, resultPage(tables));
    if (!reachesTargets(evaluation) || unmet.length > 0) process.exitCode = 1;
  } finally {
    await running.stop();
  }
}

await new Command()
  .name('eval:chat')
  .description('Asks the chat what prospects ask and counts how often it names the right page.')
  .option('--site <origin>', 'a running site with RATE_LIMIT_CHAT=0; without it one is built and started')
  .option('--write', 'write the result to docs/chat-evaluation.md')
  .action(run)
  .parseAsync();
