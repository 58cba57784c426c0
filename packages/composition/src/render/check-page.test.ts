import { checkPage } from './check-page.js';

const page = (body: string, head = '<title>Blog</title><meta name="description" content="Posts">') =>
  `<!doctype html><html><head>${head}</head><body>${body}<script id="page-data">{}</script></body></html>`;
const check = (html: string) => checkPage('/blog', html);

it('finds nothing wrong with a whole page', () => {
  expect(check(page('<h1>Blog</h1><a href="/contact">Contact</a>'))).toEqual([]);
});

it.each([
  ['no heading', page(''), '/blog has 0 h1 headings instead of one'],
  ['two headings', page('<h1>a</h1><h1>b</h1>'), '/blog has 2 h1 headings instead of one'],
  ['no title', page('<h1>a</h1>', '<meta name="description" content="a">'), '/blog has no title'],
  [
    'only the title of a drawing',
    page('<h1>a</h1><svg><title>Chart</title></svg>', '<meta name="description" content="a">'),
    '/blog has no title',
  ],
  ['no description', page('<h1>a</h1>', '<title>a</title>'), '/blog has no description'],
  [
    'a blank description',
    page('<h1>a</h1>', '<title>a</title><meta name="description" content=" ">'),
    '/blog has no description',
  ],
  [
    'no page data',
    page('<h1>a</h1>').replace('page-data', 'other-data'),
    '/blog does not carry its page data',
  ],
  [
    'ids used twice',
    page('<h1 id="a">a</h1><p id="a"></p><p id="b"></p><p id="b"></p><p id="b"></p>'),
    '/blog uses an id twice: a, b',
  ],
  [
    'structured data nobody can read',
    page('<h1>a</h1><script type="application/ld+json">{ broken</script>'),
    '/blog has structured data that cannot be read',
  ],
  [
    'structured data of no type',
    page('<h1>a</h1><script type="application/ld+json">{"@context":"https://schema.org"}</script>'),
    '/blog has structured data that cannot be read',
  ],
])('reports %s', (_, html, problem) => {
  expect(check(html)).toEqual([problem]);
});

it('reports everything at once', () => {
  expect(check('<p>a</p>')).toHaveLength(4);
});
