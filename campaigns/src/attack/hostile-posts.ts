/** Characters of a post's text, so that its request stays within the 64 KB that the api reads. */
const size = 54_000;

/** A text of this unit until the post is full; counted as JSON carries it. */
export function filled(unit: string | ((at: number) => string)): string {
  let text = '';
  let used = 0;
  for (let at = 0; ; at += 1) {
    const part = typeof unit === 'string' ? unit : unit(at);
    used += Buffer.byteLength(JSON.stringify(part)) - 2;
    if (used > size) return text;
    text += part;
  }
}

/** Opened as often as there is room for, with something inside, and closed as often. */
export const nested = (open: string, close: string, inside = 'a'): string => {
  const times = Math.floor(size / (JSON.stringify(open + close).length - 2));
  return open.repeat(times) + inside + close.repeat(times);
};

const row = (cells: number, cell: string) => `|${`${cell}|`.repeat(cells)}\n`;
const table = (columns: number, rows: number): string =>
  row(columns, 'a') + row(columns, '-') + row(columns, 'b').repeat(rows);

const stairs = (mark: string, indent: number): string =>
  filled((at) => `${' '.repeat((at * indent) % 2000)}${mark} a\n`);

/** Texts of single constructs, each repeated or nested until the post is full. */
const constructs: Record<string, () => string> = {
  'emphasis opened by stars': () => filled('*a_ '),
  'stars alone': () => filled('*'),
  'underscores alone': () => filled('_'),
  'stars and words': () => filled('*a '),
  'closing stars': () => filled('a* '),
  'strong opened': () => filled('**a '),
  'three stars': () => filled('***a** '),
  'stars and underscores in turns': () => filled('*_'),
  'nested emphasis': () => nested('*a _b ', '_ *'),
  'nested strong': () => nested('**a __', '__ b**'),
  'tildes alone': () => filled('~'),
  'strikes opened': () => filled('~~a '),
  'nested strikes': () => nested('~a ~~', '~~ a~'),
  'opening brackets': () => filled('['),
  'closing brackets': () => filled(']'),
  'nested brackets': () => nested('[', ']'),
  'nested links': () => nested('[', '](/a)'),
  'links opened': () => filled('[a]('),
  'links with open titles': () => filled('[a](/b "'),
  'link destinations in brackets': () => filled('[a](<b'),
  'link destinations in parentheses': () => `[a](${nested('(', ')', 'b')})`,
  'images opened': () => filled('!['),
  'nested images': () => nested('![', '](/a.png "1x1")'),
  'images without a size': () => filled('![a](b)'),
  'reference definitions': () => filled((at) => `[a${at}]: /b\n`),
  'the same definition again': () => filled('[a]: /b\n'),
  'definitions that never end': () => filled('[a]: <b\n'),
  'a long address, referred to again and again': () =>
    `[a]: /${'b'.repeat(size / 2)}\n\n${'[a] '.repeat(size / 8)}`,
  'references to nothing': () => filled('[a][b] '),
  'a long label': () => `[${filled('a')}]: /b`,
  'footnotes called': () => `[^a]: b\n\n${filled('[^a]').slice(0, size - 40)}`,
  'footnotes defined': () => filled((at) => `[^${at}]: a[^${at + 1}]\n`),
  'footnotes in footnotes': () => filled((at) => `${'    '.repeat(at % 200)}[^${at}]: a\n`),
  'footnotes opened': () => filled('[^'),
  'a wide table': () => table(900, 30),
  'a very wide table': () => table(9000, 1),
  'a long table': () => table(2, 10_000).slice(0, size / 1.3),
  'pipes alone': () => filled('|'),
  'a wide heading of a table with empty rows': () => row(5000, 'a') + row(5000, '-') + '|\n'.repeat(10_000),
  'tables in tables of quotations': () => filled('> |a|\n> |-|\n> |b|\n\n'),
  'escaped pipes': () => `|a|\n|-|\n|${filled('\\|').slice(0, size / 2)}|\n`,
  'nested quotations': () => filled('>'),
  'nested quotations with blanks': () => filled('> '),
  'quotations by turns': () => filled((at) => `${'>'.repeat(at % 300)} a\n`),
  'lazy lines of a quotation': () => `${'> '.repeat(200)}a\n${filled('b\n').slice(0, size / 2)}`,
  'nested lists in one line': () => filled('- '),
  'nested numbered lists in one line': () => filled('1. '),
  'stairs of a list': () => stairs('-', 2),
  'stairs of a numbered list': () => stairs('1.', 3),
  'quotations in lists in one line': () => filled('- > '),
  'a long list': () => filled('- a\n'),
  'a list with gaps': () => filled('- a\n\n\n'),
  tasks: () => filled('- [ ] a\n'),
  'tags opened': () => filled('<a '),
  'tags nested': () => nested('<b>', '</b>'),
  'comments opened': () => filled('<!-- '),
  'comments that nearly close': () => `<!--${filled('--!>-')}`,
  'instructions opened': () => filled('<?'),
  'declarations opened': () => filled('<!A '),
  'raw data opened': () => filled('<![CDATA['),
  'attributes of a tag': () => `<a ${filled('b="c" ')}`,
  'fences opened': () => filled((at) => `${'`'.repeat(3 + (at % 40))}\n`),
  'a fence that never ends': () => `\`\`\`${filled('a\n')}`,
  'backticks of growing length': () => filled((at) => `${'`'.repeat(at % 500)} `),
  'backticks alone': () => filled('`'),
  'indented code': () => filled('    a\n\n'),
  'autolinks opened': () => filled('<http://a'),
  'bare addresses': () => filled('www.a.b '),
  'one long bare address': () => `http://a.b/${filled('(')}`,
  'trailing marks of an address': () => `www.a.b${filled('.,:;')}`,
  'mail addresses': () => filled('a@b.c'),
  'one long mail address': () => `${filled('a.')}@b.c`,
  entities: () => filled('&amp;'),
  'entities opened': () => filled('&a'),
  'numeric entities': () => filled('&#1;'),
  headings: () => filled('# a\n'),
  'headings with the same words': () => filled('## A heading\n'),
  'closing marks of a heading': () => `# ${filled('# ')}`,
  'headings below lines': () => filled('a\n-\n'),
  'a heading of many lines': () => `${filled('a\n')}===`,
  rules: () => filled('* * *\n'),
  escapes: () => filled('\\'),
  blanks: () => `a${filled(' ')}b`,
  tabs: () => filled('\t'),
  'line ends': () => `a${filled('\n')}b`,
  'hard breaks': () => filled('a  \n'),
  'one long word': () => filled('a'),
  'marks that combine': () => filled('a\u0301'),
  'marks of direction': () => filled('\u202e\u2066'),
};

/** Texts in which constructs that open are mixed: each is a matter of its own for what closes the others. */
const openers = [
  '*',
  '_a',
  '**b ',
  '~~',
  '[',
  '![',
  '[^',
  '<',
  '`',
  '> ',
  '- ',
  '1. ',
  '|',
  '&',
  'www.',
  '\\',
  '\n',
];
const mixed = Object.fromEntries(
  openers.map((opener, at) => {
    const others = openers.slice(at + 1).concat(openers.slice(0, at));
    const unit = (time: number) => opener + others[(time * 7) % others.length]! + opener;
    return [`mixed, mostly ${JSON.stringify(opener)}`, () => filled(unit)];
  }),
);

const lines = [
  'title: A title',
  'slug: hostile',
  'excerpt: Short.',
  'tags: [one]',
  'region: india',
  'date: 2026-09-01',
];
/** A post of this text, with front matter that is fine but for the fields given. */
export const postWith = (text: string, ...fields: string[]): string => {
  const named = new Set(fields.map((field) => field.split(':', 1)[0]));
  const kept = lines.filter((line) => !named.has(line.split(':', 1)[0]));
  return `---\n${[...kept, ...fields].join('\n')}\n---\n${text}\n`;
};

const growingAliases = Array.from(
  { length: 9 },
  (_, at) =>
    `k${at}: &a${at} [${Array(9)
      .fill(at ? `*a${at - 1}` : 'x')
      .join(',')}]`,
);

/** Front matter that is hostile, and characters that have no place in a feed. */
const fronts: Record<string, () => string> = {
  'aliases of aliases': () => postWith('Text.', ...growingAliases, 'tags: *a8'),
  'many aliases': () => postWith('Text.', 'excerpt: &a Short.', `tags: [${Array(19).fill('*a').join(',')}]`),
  'an alias of nothing': () => postWith('Text.', 'tags: *nothing'),
  'an alias of itself': () => postWith('Text.', 'tags: &a [*a]'),
  'lists in lists': () => postWith('Text.', `tags: ${nested('[', ']')}`),
  'maps in maps': () => postWith('Text.', `tags: ${nested('{a: ', '}')}`),
  'lists without an end': () => postWith('Text.', `tags: ${filled('[')}`),
  keys: () =>
    postWith(
      'Text.',
      filled((at) => `k${at}: 1\n`),
    ),
  'tags of YAML': () => postWith('Text.', `tags: ${filled('!!set ')}`),
  anchors: () => postWith('Text.', `tags: [${filled((at) => `&a${at} b,`)}]`),
  'quotes that never close': () => postWith('Text.', `title: "${filled('a\\')}`),
  'complex keys': () => postWith('Text.', filled('? ')),
  'a key of the prototype': () => postWith('Text.', '__proto__: { draft: true }'),
};

const characters = ['\u0000', '\u0001', '\u000b', '\u001f', '\ud800', '\udfff', '\ufffe', '\uffff'];
const places: Record<string, (character: string) => string> = {
  title: (character) => postWith('Text.', `title: ${JSON.stringify(`A${character}b`)}`),
  excerpt: (character) => postWith('Text.', `excerpt: "A${character}b"`),
  tags: (character) => postWith('Text.', `tags: ["A${character}b"]`),
  ask: (character) => postWith('Text.', `ask: ["A${character}b"]`),
  text: (character) => postWith(`Text\n${character}.`),
};

/** A post that is to harm the api, and whether it must be refused. */
export interface HostilePost {
  name: string;
  markdown: () => string;
  refused: boolean;
}

/** Every construct of Markdown and YAML, repeated and nested, and characters that XML forbids in every field. */
export const hostilePosts: HostilePost[] = [
  ...Object.entries({ ...constructs, ...mixed }).map(([name, text]) => ({
    name,
    markdown: () => postWith(text()),
    refused: false,
  })),
  ...Object.entries(fronts).map(([name, markdown]) => ({ name, markdown, refused: true })),
  ...Object.entries(places).flatMap(([place, post]) =>
    characters.map((character) => ({
      name: `U+${character.charCodeAt(0).toString(16).padStart(4, '0')} in ${place}`,
      markdown: () => post(character),
      refused: true,
    })),
  ),
];
