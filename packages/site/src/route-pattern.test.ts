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
  ['TV-MISC-01', '/BLOG', '/blog', {}],
  ['TV-MISC-02', '/blog/', '/blog', {}],
  ['TV-MISC-03', '/Blog/My-Post', '/blog/:slug', { slug: 'My-Post' }],
  ['TV-MISC-04', '/blog/my-post/', '/blog/:slug', { slug: 'my-post' }],
  ['TV-MISC-05', '/INDUSTRIES/Legal/', '/industries/legal', {}],
  ['TV-MISC-09', '/contact/', '/contact', {}],
  ['the root', '/', '/', {}],
  ['the product page', '/Meridian-Tech', '/meridian-tech', {}],
])('%s: %s is %s', (_, path, pattern, params) => {
  expect(found(path)).toEqual([[pattern, params]]);
});

it.each([
  ['TV-MISC-06', '/industries'],
  ['TV-MISC-07', '/industries/unknown'],
  ['TV-MISC-08', '/blog/a/b'],
  ['TV-MISC-10', '/nope'],
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
