import { defaultBrand } from './brand.default.js';
import { capitalised, footerLinks, industriesMenu, solutionChoices, solutionsMenu } from './navigation.js';

const brand = { ...defaultBrand, product: { name: 'Other', slug: 'other' } };

it('lists the four solutions in their order, the product by its name', () => {
  expect(solutionsMenu(brand).map(({ title, path }) => [title, path])).toEqual([
    ['Complete AI Infrastructure', '/infrastructure'],
    ['Decision Making Platform', '/other-tech'],
    ['Custom Small Language Models', '/custom-models'],
    ['Other Studio', '/other-studio'],
  ]);
});

it('lists the ten industries in their order', () => {
  expect(industriesMenu().map(({ title, path }) => [title, path])).toEqual([
    ['Legal', '/industries/legal'],
    ['Construction', '/industries/construction'],
    ['Manufacturing', '/industries/manufacturing'],
    ['Logistics', '/industries/logistics'],
    ['Healthcare', '/industries/healthcare'],
    ['Retail', '/industries/retail'],
    ['Finance', '/industries/finance'],
    ['Energy', '/industries/energy'],
    ['Agriculture', '/industries/agriculture'],
    ['Mining', '/industries/mining'],
  ]);
});

it('describes every menu entry and gives each its own drawing', () => {
  for (const menu of [solutionsMenu(brand), industriesMenu()]) {
    expect(menu.filter(({ description }) => !/^[A-Z].+\.$/.test(description))).toEqual([]);
    expect(new Set(menu.map(({ icon }) => icon)).size).toBe(menu.length);
  }
});

it('offers the four choices of the Solutions dialog with their analytics labels', () => {
  expect(solutionChoices().map(({ title, path, label }) => [title, path, label])).toEqual([
    ['AI Infrastructure Setup', '/infrastructure', 'infra'],
    ['AI CCTV Security', '/cctv-security', 'cctv'],
    ['AI Cybersecurity', '/cybersecurity', 'cyber'],
    ['AI Safety & Evaluation', '/red-teaming', 'redteam'],
  ]);
});

it('has exactly ten footer links in their order', () => {
  const { solutions, industries, end } = footerLinks(brand);
  expect([...solutions, ...industries, ...end].map(({ path }) => path)).toEqual([
    '/infrastructure',
    '/other-tech',
    '/custom-models',
    '/industries/legal',
    '/industries/manufacturing',
    '/industries/construction',
    '/industries/healthcare',
    '/industries/retail',
    '/blog',
    '/privacy-policy',
  ]);
  expect(industries.map(({ title }) => title)).toEqual([
    'Legal',
    'Manufacturing',
    'Construction',
    'Healthcare',
    'Retail',
  ]);
});

it('writes a word with a capital, also an empty one', () => {
  expect([capitalised('india'), capitalised('')]).toEqual(['India', '']);
});
