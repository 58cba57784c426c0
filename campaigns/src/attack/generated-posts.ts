import fc from 'fast-check';
import { filled, nested, postWith, type HostilePost } from './hostile-posts.js';

/** What Markdown gives a meaning to, and a few things to stand between. */
const marks = [
  ...[
    '*',
    '_',
    '**',
    '__',
    '***',
    '~',
    '~~',
    '`',
    '```\n',
    '[',
    ']',
    '](',
    '](/a)',
    '![',
    '[^',
    '[^a]: ',
    '<',
    '<a ',
    '>',
    '> ',
  ],
  ...[
    '- ',
    '1. ',
    '- [ ] ',
    '|',
    '|-|\n',
    '# ',
    '===\n',
    '---\n',
    '&',
    '&amp;',
    '\\',
    'www.',
    'http://a.b/',
    '@',
    '<!--',
    '-->',
  ],
  ...['a', ' a ', ' ', '    ', '\t', '\n', '\n\n', '  \n', '\u0301', '\u202e'],
];
const unit = fc
  .array(fc.constantFrom(...marks), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));

/** Texts made of marks in any order: repeated, nested, or indented more and more, behind another one that leaves something open. */
const text = fc.oneof(
  unit.map((one) => () => filled(one)),
  fc.tuple(unit, unit).map(
    ([open, close]) =>
      () =>
        nested(open, close),
  ),
  fc.tuple(unit, fc.integer({ min: 1, max: 8 })).map(
    ([one, step]) =>
      () =>
        filled((at) => `${' '.repeat((at * step) % 500)}${one}\n`),
  ),
  fc.tuple(unit, unit).map(
    ([first, one]) =>
      () =>
        first.repeat(200) + filled(one).slice(0, 20_000),
  ),
);

/** Hostile posts nobody has thought of; the seed repeats them. */
export const generatedPosts = (count: number, seed: number): HostilePost[] =>
  fc.sample(text, { seed, numRuns: count }).map((make, at) => ({
    name: `post ${at} from seed ${seed}`,
    markdown: () => postWith(make()),
    refused: false,
  }));
