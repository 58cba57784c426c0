import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { featuresOf, weightsFile } from '../chat/certainty.js';
import { PageIndex } from '../chat/page-index.js';
import { SiteSearch } from '../chat/site-search.js';
import { startApi } from '../testing/start-api.js';
import { answerable, offTopic as strayOnes, unknown } from './calibration.content.js';
import { halfOf as halfOfPageQuestion } from './evaluate-chat.js';
import { halfOf } from './evaluate-groups.js';
import { fitLogistic, type Example } from './logistic-regression.js';
import { offTopic, questions } from './questions.content.js';
import { groups } from './questions/groups.js';
import { startSite } from './start-site.js';

type Judged = Awaited<ReturnType<SiteSearch['evidenceFor']>>;
type Entry = Judged[number]['found']['entry'];

interface Case {
  text: string;
  /** Whether an entry answers it. */
  isRight: (entry: Entry) => boolean;
}

/** How much more the entry that was found first counts than those after it. */
const first = 3;

const digits = 3;

/** Which way these can only speak; whether a post or a silent entry is meant may go either way. */
const speaksFor: Record<string, boolean> = {
  ...Object.fromEntries(
    'nearness apart coverage asked soft softAsked fused margin onTopic hit samePage nearnessSquared nearAndCovered nearAndAsked apartAndCovered coveredBothWays'
      .split(' ')
      .map((name) => [name, true]),
  ),
  background: false,
  missing: false,
  everyday: false,
};

const onPages = (text: string, pages: readonly string[], facts: readonly RegExp[] = []): Case => ({
  text,
  isRight: ({ path, answer }) =>
    pages.includes(path) && (answer === '' || facts.every((fact) => fact.test(answer))),
});
const silent = (text: string): Case => ({ text, isRight: (entry) => entry.unknown });
const nowhere = (text: string): Case => ({ text, isRight: () => false });

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

async function run({ site }: { site?: string }): Promise<void> {
  const running = site ? { origin: site, stop: async () => {} } : await startSite();
  const api = await startApi({ SITE_ORIGIN: running.origin });
  try {
    await api.application.get(PageIndex).refresh();
    const search = api.application.get(SiteSearch);
    const examples: Example[] = [];
    for (const { text, isRight } of cases())
      for (const [place, { found, evidence }] of (await search.evidenceFor(text)).entries())
        examples.push({
          features: featuresOf(evidence),
          right: isRight(found.entry),
          count: place === 0 ? first : 1,
        });
    const { bias, weights } = fitLogistic(examples, speaksFor);
    const rounded = Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(digits))]);
    const result = { bias: Number(bias.toFixed(digits)), weights: Object.fromEntries(rounded) as object };
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
