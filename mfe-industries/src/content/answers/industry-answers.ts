import { answered, type PageAnswer } from '@northgate/contracts/page-answer';
import { entryWith } from '@northgate/site/entry-with';
import { inWords, lowerFirst } from '@northgate/site/sentences';
import type { IndustryContent, Solution } from '../industry-content';
import type { SectorContent } from '../sector-content';

/** How prospects ask what an industry page says: by the titles of its solutions and the labels of its figures. */
export interface WaysToAsk {
  /** The sector as it stands in a sentence. */
  sector: string;
  overview: string[];
  solutions: Record<string, string[]>;
  figures: Record<string, string[]>;
}

/** Most descriptions begin with what the solution does, such as “Plans vehicles”; those that name who does it stand alone. */
const sentenceOf = ({ description }: Solution): string =>
  /^(Vision models|Drones)\b/.test(description) ? description : `It ${lowerFirst(description)}`;

function waysFor(ways: Record<string, string[]>, name: string): string[] {
  const found = ways[name];
  if (!found) throw new Error(`Nobody asks for “${name}”.`);
  return found;
}

const solutionAnswer = (solution: Solution, ways: WaysToAsk): PageAnswer =>
  answered(
    [
      ...waysFor(ways.solutions, solution.title),
      `${solution.title} for ${ways.sector}`,
      solution.features.join(', '),
    ],
    `Yes, with ${lowerFirst(solution.title)}. ${sentenceOf(solution)} It covers ${inWords(solution.features.map(lowerFirst))}.`,
    solution.title,
  );

const overview = (
  solutions: { heading: string; text: string; items: Solution[] },
  intro: string,
  { sector, overview: ask }: WaysToAsk,
) =>
  answered(
    [...ask, `What do you do for ${sector}?`, `AI for ${sector}`],
    `For ${sector} we build ${inWords(solutions.items.map(({ title }) => lowerFirst(title)))}. ${intro.split(/(?<=[.!?])\s/).at(-1)}`,
    solutions.heading,
  );

/** The answers of a page in the shared layout. */
export const answersOfIndustry = (content: IndustryContent, ways: WaysToAsk): PageAnswer[] => [
  overview(content.solutions, content.hero.intro, ways),
  ...content.solutions.items.map((solution) => solutionAnswer(solution, ways)),
  ...content.metrics.map(({ number, label }) => {
    const figure = `${number}% ${label}`;
    const example = content.applications.items.find(({ result }) => result === figure);
    return answered(
      [...waysFor(ways.figures, label), `How much ${label} in ${ways.sector}?`],
      [
        `Our figure for ${ways.sector} is ${figure}.`,
        example && `Example: ${lowerFirst(example.description)}`,
        content.metricsNote,
      ]
        .filter(Boolean)
        .join(' '),
      example?.title,
    );
  }),
  answered(
    [`What results do you reach in ${ways.sector}?`, `Figures and metrics for ${ways.sector}`],
    [...content.metrics.map(({ number, label }) => `${number}% ${label}`), content.metricsNote]
      .filter(Boolean)
      .join('\n'),
  ),
  answered(
    [
      `Where does the AI for ${ways.sector} run, and who decides?`,
      `Does it need new hardware in ${ways.sector}?`,
    ],
    content.solutions.text,
    content.solutions.heading,
  ),
  ...content.applications.items.map(({ title, description, result }) =>
    answered(
      [`Example in ${ways.sector}: ${lowerFirst(title)}`],
      `${title}: ${lowerFirst(description)} Result: ${result}.`,
      title,
    ),
  ),
];

/** The answers of a page with a layout of its own. */
export const answersOfSector = (content: SectorContent, ways: WaysToAsk): PageAnswer[] => [
  overview(content.solutions, content.hero.intro, ways),
  ...content.solutions.items.map((solution) => solutionAnswer(solution, ways)),
  ...content.measures.items.map(({ title, description, value }) =>
    answered(
      [...waysFor(ways.figures, title), `${title} in percent`],
      `${title}: ${value}%. ${description}`,
      content.measures.heading,
    ),
  ),
  answered(
    [`What results do you reach in ${ways.sector}?`, `Figures and metrics for ${ways.sector}`],
    content.measures.items.map(({ title, value }) => `${title}: ${value}%`).join('\n'),
    content.measures.heading,
  ),
  ...content.featureGroups.items.map(({ title, features }) =>
    answered(
      [`What comes ${lowerFirst(title)} in ${ways.sector}?`, features.join(', ')],
      `${title}: ${inWords(features.map(lowerFirst))}.`,
      title,
    ),
  ),
  ...content.caseStudies.items.map(({ title, challenge, solution, result }) =>
    answered(
      [`Example in ${ways.sector}: ${lowerFirst(title)}`, challenge],
      `${challenge} ${solution} ${result} It is a written example; no client is described.`,
      title,
    ),
  ),
];

/** The answer that places two solutions side by side. */
export const comparedSolutions = (
  content: IndustryContent,
  ask: string[],
  labels: [string, string],
): PageAnswer =>
  answered(
    ask,
    labels
      .map((label) => entryWith(content.metrics, 'label', label))
      .map(({ number, label }) => `${number}% ${label}`)
      .join('\n'),
  );
