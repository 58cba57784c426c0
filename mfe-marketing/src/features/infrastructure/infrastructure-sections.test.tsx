import { defaultBrand } from '@northgate/site/brand.default';
import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen, within } from '@testing-library/react';
import { packages } from '../../content/infrastructure.content';
import { InfrastructureSections } from './infrastructure-sections';
import { Opening } from './opening';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';

const section = (heading: string) => within(sectionOf(heading));
const headingsIn = (heading: string) =>
  section(heading)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  provideFakeFrame({ brand: { ...defaultBrand, product: { name: 'Polaris', slug: 'polaris' } } });
  render(
    <>
      <Opening />
      <InfrastructureSections />
    </>,
  );
});

test('the page has one main heading and skips no level', () => {
  expectWholeOutline();
});

test('the week is an ordered list of five steps on the stated days, each with title, description and its part of the scale', () => {
  const week = screen.getByRole('list', { name: 'The seven days' });
  expect(week.tagName).toBe('OL');
  const steps = within(week).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Day 1',
    'Days 2-3',
    'Days 4-5',
    'Day 6',
    'Day 7',
  ]);
  for (const step of steps) {
    expect(within(step).getByRole('heading')).toHaveTextContent(/\w+/);
    expect(within(step).getByRole('img')).toHaveAccessibleName(/^Days? \d/);
    expect(step.querySelector('p')).toHaveTextContent(/\w+ \w+/);
  }
  expect(steps.map((step) => step.style.getPropertyValue('--days'))).toEqual(['1', '2', '2', '1', '1']);
});

test('has three benefit cards', () => {
  expect(headingsIn('What a week buys')).toHaveLength(3);
});

test('has five solution components, each with its features', () => {
  expect(headingsIn('What stands there afterwards')).toEqual([
    'Servers',
    'Models',
    'Security',
    'Monitoring',
    'Training',
  ]);
  const lists = section('What stands there afterwards').getAllByRole('list');
  expect(lists).toHaveLength(1 + 5);
});

test('has three categories of upgrades, which lead to the pages about them', () => {
  expect(headingsIn('Three ways to add to it')).toEqual(['Capacity', 'Models', 'Security']);
  const links = section('Three ways to add to it').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/custom-models',
    '/polaris-tech',
    '/cctv-security',
    '/cybersecurity',
    '/red-teaming',
  ]);
});

test('the four packages stand in their order, and say whom they are for, their security level and features', () => {
  const [, ...rows] = within(screen.getByRole('table', { name: /Packages/ })).getAllByRole('row');
  const levels = rows.map((row) => [
    within(row).getByRole('rowheader').querySelector('span')?.textContent,
    within(row).getByText(/^(Maximum|High|Medium)$/).textContent,
    within(row).getAllByRole('listitem').length > 2,
  ]);
  packages.items.forEach(({ description }, index) => expect(rows[index]).toHaveTextContent(description));
  expect(levels).toEqual([
    ['Government', 'Maximum', true],
    ['Banking', 'Maximum', true],
    ['Hospitality', 'Medium', true],
    ['Manufacturing', 'High', true],
  ]);
});

test('the gauge fills as many of its three parts as the level has', () => {
  const gauges = [...document.querySelectorAll('.gauge')];
  expect(gauges.map((gauge) => gauge.querySelectorAll('.reached').length)).toEqual([3, 3, 1, 2]);
});

test('the opening leads to the contact section and to the readiness calculator', () => {
  expect(screen.getByRole('link', { name: 'Plan your seven days' })).toHaveAttribute('href', '#contact');
  expect(screen.getByRole('link', { name: 'Check your readiness' })).toHaveAttribute('href', '#readiness');
});
