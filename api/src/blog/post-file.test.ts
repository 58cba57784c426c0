import { expect, it } from '@jest/globals';
import { parsePostFile } from './post-file.js';

const lines = [
  '---',
  'title: A title',
  'slug: a-title',
  'excerpt: Short.',
  'tags: [one, two]',
  'region: india',
];
const file = (change: Record<number, string> = {}, rest = ['date: 2026-10-31', '---', 'Text.']) =>
  [...lines.map((line, index) => change[index + 1] ?? line), ...rest].join('\n');
const parse = (text: string) => parsePostFile('a.md', text);

it('reads a day as its beginning in UTC, and a time with its zone', () => {
  expect(parse(file()).date).toBe('2026-10-31T00:00:00.000Z');
  const timed = file({}, ['date: 2026-10-31T09:30+05:30', '---', 'Text.']);
  expect(parse(timed).date).toBe('2026-10-31T04:00:00.000Z');
});

it('knows on which line the Markdown begins', () => {
  expect(parse(file())).toMatchObject({ markdown: 'Text.', firstLine: 9 });
});

it.each([
  ['a missing field', file({ 2: '# none' }), /^a\.md:1: title: /],
  ['a field of the wrong kind', file({ 5: 'tags: one' }), /^a\.md:5: tags: /],
  ['an entry of a list', file({ 5: 'tags:\n  - one\n  - 7' }), /^a\.md:7: tags\.1: /],
  ['an empty text', file({ 4: 'excerpt: ""' }), /^a\.md:4: excerpt: must not be empty$/],
  ['a slug that is none', file({ 3: 'slug: a/b' }), /^a\.md:3: slug: must be letters/],
  ['a day that does not exist', file({}, ['date: 2026-02-30', '---', 'T']), /^a\.md:7: date: must be a date/],
  ['a field nobody knows', file({ 6: 'region: india\nauthor: me' }), /^a\.md:7: author: is not a field/],
  ['a NUL character', file({ 2: 'title: "a\\0b"' }), /^a\.md:2: title: must not hold the character U\+0000/],
  ['a tag with a control', file({ 5: 'tags: [one, "a\\u0001b"]' }), /^a\.md:5: tags\.1: .*U\+0001/],
  ['half a character', file({ 4: 'excerpt: "a\\ud800b"' }), /^a\.md:4: excerpt: .*U\+D800/],
  ['a comment with a control', file({ 6: 'region: india # \ufffe' }), /^a\.md:6: front matter: .*U\+FFFE/],
  ['a text with a control', `${file()}\nb\u000b`, /^a\.md:10: text: .*U\+000B.* \(column 2\)$/],
  ['aliases of aliases', file({ 5: `tags: &a [b]\n${'k: *a\n'.repeat(11)}` }), /front matter: /],
  [
    'many aliases',
    file({ 4: 'excerpt: &a b', 5: `tags: [${'*a,'.repeat(11)}]` }),
    /^a\.md:5: .* 10 YAML aliases/,
  ],
  ['an alias of nothing', file({ 5: 'tags: *none' }), /^a\.md:5: front matter: Unresolved alias/],
  ['front matter that is not YAML', file({ 5: 'tags: [one' }), /^a\.md:\d: front matter: /],
  ['front matter that does not end', '---\ntitle: A', /^a\.md:1: front matter: must stand between/],
  ['no text', file({}, ['date: 2026-10-31', '---', ' ']), /^a\.md:9: text: must not be empty$/],
])('%s is named by file, line and field', (_, text, message) => {
  expect(() => parse(text)).toThrow(message);
});
