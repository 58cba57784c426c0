/** An answer that somebody is writing. */
export interface DraftedAnswer {
  /** Ways to ask it, one a line. */
  ask: string;
  answer: string;
  /** Path of the page that says it. */
  page: string;
  /** The question of the site that is nearest; empty where none is. */
  nearest: string;
  /** How often it was asked without an answer. */
  count: number;
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const waysToAsk = (ask: string): string[] =>
  ask
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A pull request that adds the answer to the content of the app that has the page: its title, its reasons, the entry and where it stands. */
export function pullRequestText({ ask, answer, page, nearest, count }: DraftedAnswer): string {
  const ways = waysToAsk(ask);
  const entry = [
    'answered(',
    '  [',
    ...ways.map((way) => `    ${quoted(way)},`),
    '  ],',
    `  ${quoted(answer.trim())},`,
    '),',
  ];
  const place = nearest
    ? [
        'Beside its nearest answer, which this finds:',
        '',
        `    git grep -nF ${quoted(nearest)} -- '*/src/content'`,
      ]
    : ['`npm run apps` says which app has the page; its answers are in `src/content`.'];
  return [
    `answers: say ${JSON.stringify(ways[0] ?? '')} on ${page}`,
    '',
    `Asked ${count === 1 ? 'once' : `${count} times`}, and the assistant had no answer.`,
    '',
    `The entry, among the answers of ${page}:`,
    '',
    ...entry.map((line) => `    ${line}`),
    '',
    ...place,
    '',
    'Where the page shows the fact, take it from the constant that it shows. `npm run eval:chat` measures what it changes.',
    '',
  ].join('\n');
}

/** Whether there is enough for a pull request. */
export const isComplete = ({ ask, answer, page }: DraftedAnswer): boolean =>
  waysToAsk(ask).length > 0 && answer.trim() !== '' && page.startsWith('/');
