import { defaultBrand } from './brand.default.js';
import { serviceOptions } from './services.js';

it('offers eight services in their order, two of them named for the product', () => {
  const brand = { ...defaultBrand, product: { name: 'Other', slug: 'other' } };
  expect(serviceOptions(brand).map(({ value, label }) => [value, label])).toEqual([
    ['ai-infrastructure', 'Complete AI Infrastructure'],
    ['other-tech', 'Decision Making Platform'],
    ['other-studio', 'Other Studio - Creative AI'],
    ['custom-models', 'Custom AI Models'],
    ['cybersecurity', 'AI Cybersecurity'],
    ['red-teaming', 'AI Red Teaming'],
    ['cctv-security', 'CCTV Security Systems'],
    ['other', 'Other'],
  ]);
});
