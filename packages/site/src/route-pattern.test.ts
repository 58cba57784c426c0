import { defaultBrand } from './brand.default.js';
import { brandedPattern } from './route-pattern.js';

it('puts the slug of the brand into a pattern and leaves other patterns alone', () => {
  const brand = { ...defaultBrand, product: { name: 'Other', slug: 'other' } };
  expect(brandedPattern('/{product}-studio', brand)).toBe('/other-studio');
  expect(brandedPattern('/blog/:slug', brand)).toBe('/blog/:slug');
});
