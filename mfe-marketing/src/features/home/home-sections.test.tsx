import { defaultBrand } from '@northgate/site/brand.default';
import { industryKeys } from '@northgate/site/paths';
import { render, screen, within } from '@testing-library/react';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { strategy } from '../../content/home.content';
import { sectionOf } from '@northgate/ui/testing/sections';
import { HomeSections } from './home-sections';

const hrefs = (section: HTMLElement) =>
  within(section)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => {
  provideFakeFrame();
  render(<HomeSections />);
});

test('has its sections in the stated order', () => {
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual([
    'We Do All Things AI',
    'Cheating vs Strategy',
    'Four things we build',
    'Industries We Transform',
    'It pays for itself within 12 months.',
  ]);
});

test('We Do All Things AI has four cards, each leading to its page', () => {
  expect(hrefs(sectionOf('We Do All Things AI'))).toEqual([
    '/cctv-security',
    '/cybersecurity',
    '/red-teaming',
    '/infrastructure',
  ]);
});

test('Cheating vs Strategy compares row by row and leads to the contact section', () => {
  const section = sectionOf('Cheating vs Strategy');
  expect(within(section).getByText('Your staff already use AI. The question is whose.')).toBeInTheDocument();
  const heads = within(section).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['Cheating', 'Strategy']);
  const [, ...rows] = within(section).getAllByRole('row');
  expect(rows).toHaveLength(strategy.rows.length);
  for (const row of rows) expect(within(row).getAllByRole('cell')).toHaveLength(2);
  expect(within(section).getByRole('link', { name: 'Talk about your strategy' })).toHaveAttribute(
    'href',
    '#contact',
  );
});

test('the portfolio says Learn more to four pages, two of them under the product’s name', () => {
  const links = within(sectionOf('Four things we build')).getAllByRole('link', { name: /Learn more$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/infrastructure',
    '/custom-models',
    `/${defaultBrand.product.slug}-studio`,
    `/${defaultBrand.product.slug}-tech`,
  ]);
});

test('Industries We Transform leads to all ten industries, each once', () => {
  expect(industryKeys).toHaveLength(10);
  expect(hrefs(sectionOf('Industries We Transform'))).toEqual(
    industryKeys.map((key) => `/industries/${key}`),
  );
});

test('states all seven claims', () => {
  const figures = within(screen.getByRole('region', { name: 'In figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    '50+ AI models supported',
    '1,000+ clients',
    '85% higher accuracy',
    '60% cost reduction',
    '3x speed',
    '99.9% uptime SLA',
  ]);
  expect(document.body).toHaveTextContent('ROI within 12 months');
});
