import { defaultBrand } from './brand.default.js';
import { industryKeys, paths } from './paths.js';
import { brandedPattern, matchPattern } from './route-pattern.js';

/** The routes of the site that these addresses could mean. */
const patterns = [
  paths.home,
  paths.blog,
  paths.article(':slug'),
  paths.contact,
  ...industryKeys.map(paths.industry),
  brandedPattern('/{product}-tech', defaultBrand),
  brandedPattern('/{product}-studio', defaultBrand),
];

const found = (path: string): [pattern: string, params: Record<string, string>][] =>
  patterns.flatMap((pattern) => {
    const params = matchPattern(pattern, path);
    return params ? [[pattern, params]] : [];
  });

it.each([
  ['the listing in capitals', '/BLOG', '/blog', {}],
  ['the listing with a slash', '/blog/', '/blog', {}],
  ['an article in other case', '/Blog/My-Post', '/blog/:slug', { slug: 'My-Post' }],
  ['an article with a slash', '/blog/my-post/', '/blog/:slug', { slug: 'my-post' }],
  ['an industry in other case with a slash', '/INDUSTRIES/Legal/', '/industries/legal', {}],
  ['contact with a slash', '/contact/', '/contact', {}],
  ['the root', '/', '/', {}],
  ['the product page', '/Meridian-Tech', '/meridian-tech', {}],
])('%s: %s is %s', (_, path, pattern, params) => {
  expect(found(path)).toEqual([[pattern, params]]);
});

it.each([
  ['no single industry', '/industries'],
  ['an industry there is not', '/industries/unknown'],
  ['something below an article', '/blog/a/b'],
  ['an unknown path', '/nope'],
  ['an article without a slug', '/blog//'],
  ['the placeholder itself', '/{product}-tech'],
])('%s: %s is no page', (_, path) => {
  expect(found(path)).toEqual([]);
});

it('decodes a parameter and hands on what cannot be decoded as it is', () => {
  expect(matchPattern('/blog/:slug', '/blog/caf%C3%A9')).toEqual({ slug: 'café' });
  expect(matchPattern('/blog/:slug', '/blog/%zz')).toEqual({ slug: '%zz' });
});

it('puts the slug of the brand into a pattern and leaves other patterns alone', () => {
  const brand = { ...defaultBrand, product: { name: 'Other', slug: 'other' } };
  expect(brandedPattern('/{product}-studio', brand)).toBe('/other-studio');
  expect(brandedPattern('/blog/:slug', brand)).toBe('/blog/:slug');
});
