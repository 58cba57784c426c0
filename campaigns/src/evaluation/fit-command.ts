import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { featuresOf, subjectFeaturesOf, weightsFile } from 'api/chat/certainty.js';
import type { AnswerFinder } from 'api/chat/answer-finder.js';
import { PageIndex } from 'api/chat/page-index.js';
import { SiteSearch } from 'api/chat/site-search.js';
import { startApi } from 'api/testing/start-api.js';
import { answerable, offTopic as strayOnes, unknown } from './calibration.content.js';
import { halfOf as halfOfPageQuestion } from './evaluate-chat.js';
import { halfOf } from './evaluate-groups.js';
import { fitLogistic, type Example } from './logistic-regression.js';
import { offTopic, questions } from './questions.content.js';
import { groups } from './questions/groups.js';
import { startSite } from './start-site.js';

type Pages = ReturnType<PageIndex['current']>['pages'];
type Answers = Pages[number]['answers'];
type Judged = Awaited<ReturnType<SiteSearch['evidenceFor']>>;
type Entry = Judged[number]['found']['entry'];

interface Case {
  text: string;
  /** Whether it is one for this site, answered there or not. */
  onSubject: boolean;
  /** Whether an entry answers it; undefined where nobody can say. */
  isRight: (entry: Entry) => boolean | undefined;
}

/** How much more the entry that was found first counts than those after it. */
const countOfFirst = 3;

const digits = 3;

/** Which way these can only speak; whether a post or a silent entry is meant may go either way. */
const speaksFor: Record<string, boolean> = {
  ...Object.fromEntries(
    'nearness apart coverage asked soft softAsked fused margin onTopic hit samePage nearnessSquared nearAndCovered nearAndAsked apartAndCovered coveredBothWays'
      .split(' ')
      .map((name) => [name, true]),
  ),
  background: false,
  strange: false,
  strangeAndStated: false,
  world: false,
  leaning: true,
  rival: false,
  addressedAndStrange: false,
  namedAndStated: false,
  whoAndStated: false,
  figurelessAndStated: false,
  single: false,
  missing: false,
  everyday: false,
};

const onPages = (text: string, pages: readonly string[], facts: readonly RegExp[] = []): Case => ({
  text,
  onSubject: true,
  isRight: ({ path, answer }) =>
    pages.includes(path) && (answer === '' || facts.every((fact) => fact.test(answer))),
});
const silent = (text: string): Case => ({
  text,
  onSubject: true,
  isRight: (entry) => entry.unknown,
});
const nowhere = (text: string): Case => ({ text, onSubject: false, isRight: () => false });

/** The tuned half of the evaluation, as far as a question stands alone, and the questions written for this. */
function cases(): Case[] {
  const tuned = (name: keyof typeof groups) =>
    groups[name]
      .filter((question) => halfOf(question) === 'tuned')
      .map(({ turns, ...rest }) => ({ text: turns[0]!, ...rest }));
  return [
    ...questions
      .filter(([text]) => halfOfPageQuestion(text) === 'tuned')
      .map(([text, ...pages]) => onPages(text, pages)),
    ...(['facts', 'paraphrase', 'typo', 'comparison'] as const).flatMap((name) =>
      tuned(name).map(({ text, pages, facts }) => onPages(text, pages, facts)),
    ),
    ...answerable.map(([text, ...pages]) => onPages(text, pages)),
    ...[...tuned('unknown').map(({ text }) => text), ...unknown].map(silent),
    ...[...offTopic.tuned, ...tuned('off topic').map(({ text }) => text), ...strayOnes].map(nowhere),
  ];
}

/** In so many rounds the site's own questions are put to a site that lacks them. */
const rounds = 4;

/** How much an example of the site's own questions counts beside those written for the purpose. */
const ownWeight = 0.4;

/** So many ways to ask an entry are examples in a round: some have dozens, and none shall outweigh the others. */
const mostWays = 2;

const isQuestion = (text: string): boolean => text.endsWith('?');

/** What speaks for the entries for a question. */
type EvidenceFor = (text: string) => Judged | Promise<Judged>;

async function examplesOf(
  cases: readonly Omit<Case, 'onSubject'>[],
  evidenceFor: EvidenceFor,
  weight = 1,
): Promise<Example[]> {
  const examples: Example[] = [];
  for (const { text, isRight } of cases)
    for (const [place, { found, evidence }] of (await evidenceFor(text)).entries()) {
      const right = isRight(found.entry);
      if (right === undefined) continue;
      examples.push({
        features: featuresOf(evidence),
        right,
        count: weight * (place === 0 ? countOfFirst : 1),
      });
    }
  return examples;
}

/** Whether a question is one for this site, by the entry that was found first for it. */
async function subjectExamples(cases: readonly Case[], evidenceFor: EvidenceFor): Promise<Example[]> {
  const examples: Example[] = [];
  for (const { text, onSubject } of cases) {
    const [first] = await evidenceFor(text);
    if (first) examples.push({ features: subjectFeaturesOf(first.evidence), right: onSubject, count: 1 });
  }
  return examples;
}

/** A regression as it is written. */
function fitted(examples: readonly Example[], directions?: Readonly<Record<string, boolean>>) {
  const { bias, weights } = fitLogistic(examples, directions);
  const round = (value: number) => Number(value.toFixed(digits));
  const rounded = Object.entries(weights).map(([name, weight]) => [name, round(weight)]);
  return { bias: round(bias), weights: Object.fromEntries(rounded) as object };
}

/**
 * The site's own questions, put to a site that lacks this way of asking, or this answer. The first has to be found all the same,
 * the second is asked in vain, unless its page says it elsewhere too.
 */
async function ownExamples(pages: Pages, finderOf: (pages: Pages) => AnswerFinder): Promise<Example[]> {
  const examples: Example[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isOut = (place: number) => place % rounds === round;
    const asked = finderOf(withAnswers(pages, (answers) => answers.map(withoutWays(isOut))));
    const missing = finderOf(withAnswers(pages, (answers) => answers.filter((_, place) => !isOut(place))));
    for (const { path, answers } of pages)
      for (const [place, { ask, answer }] of answers.entries()) {
        const ways = ask.filter((way, at) => at > 0 && isOut(at) && isQuestion(way)).slice(0, mostWays);
        const found = ways.map((text) => ({
          text,
          isRight: (entry: Entry) => entry.answer === answer || (entry.path === path ? undefined : false),
        }));
        const inVain = ask
          .filter((way) => isOut(place) && isQuestion(way))
          .slice(0, 1)
          .map((text) => ({ text, isRight: (entry: Entry) => (entry.path === path ? undefined : false) }));
        examples.push(...(await examplesOf(found, (text) => asked.evidenceFor(text), ownWeight)));
        examples.push(...(await examplesOf(inVain, (text) => missing.evidenceFor(text), ownWeight)));
      }
  }
  return examples;
}

const withAnswers = (pages: Pages, change: (answers: Answers) => Answers): Pages =>
  pages.map((page) => ({ ...page, answers: change(page.answers) }));

const withoutWays =
  (isOut: (place: number) => boolean) =>
  (one: Answers[number]): Answers[number] => ({
    ...one,
    ask: one.ask.filter((_, at) => at === 0 || !isOut(at)),
  });

async function run({ site }: { site?: string }): Promise<void> {
  const running = site ? { origin: site, stop: async () => {} } : await startSite();
  const api = await startApi({ SITE_ORIGIN: running.origin });
  try {
    const index = api.application.get(PageIndex);
    await index.refresh();
    const search = api.application.get(SiteSearch);
    const written = await examplesOf(cases(), (text) => search.evidenceFor(text));
    const own = await ownExamples(index.current().pages, await search.finderOf());
    const examples = [...written, ...own];
    const result = {
      answer: fitted(examples, speaksFor),
      subject: fitted(await subjectExamples(cases(), (text) => search.evidenceFor(text))),
    };
    writeFileSync(weightsFile, `${JSON.stringify(result, null, 2)}\n`);
    process.stdout.write(`${examples.length} examples, weights written.\n`);
  } finally {
    await api.close();
    await running.stop();
  }
}

await new Command()
  .name('fit:certainty')
  .description('Fits how certain the assistant is of an answer to the tuned half of the evaluation.')
  .option('--site <origin>', 'a running site; without it one is built and started')
  .action(run)
  .parseAsync();
