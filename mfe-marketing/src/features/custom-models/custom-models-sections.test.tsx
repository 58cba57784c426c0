import { provideFakeFrame } from '@northgate/ui/testing/fake-frame';
import { render, screen, within } from '@testing-library/react';
import { CustomModelsSections } from './custom-models-sections';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';

const section = (heading: string) => within(sectionOf(heading));
const headingsIn = (heading: string) =>
  section(heading)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  provideFakeFrame();
  render(<CustomModelsSections />);
});

test('the page has one main heading and skips no level', () => {
  expectWholeOutline();
});

test('states its benefits with the figures of the company', () => {
  const benefits = section('What changes when it is yours').getAllByRole('listitem');
  expect(benefits.map((benefit) => benefit.querySelector('p')?.textContent)).toEqual([
    '85% higher accuracy',
    '60% cost reduction',
    '3x speed',
  ]);
});

test('has four features, each with a drawing', () => {
  expect(headingsIn('Four habits we train in')).toHaveLength(4);
  const sheets = section('Four habits we train in').getAllByRole('article');
  expect(sheets.filter((sheet) => sheet.querySelector('svg'))).toHaveLength(4);
});

test('has six industry applications with a result, each leading to its industry', () => {
  const cards = section('Six places it earns its keep').getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  const shown = cards.map((card) => within(card).getByRole('link').getAttribute('href'));
  expect(new Set(shown).size).toBe(6);
  for (const card of cards) {
    expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^\/industries\/\w+$/);
    expect(card.querySelectorAll('p')).toHaveLength(2);
  }
});

test('has three deployment options as rows of a table', () => {
  const table = within(screen.getByRole('table', { name: 'Three places it can run' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'On premises',
    'Private cloud',
    'On the device',
  ]);
  expect(table.getAllByRole('columnheader')).toHaveLength(4);
  expect(table.getAllByRole('cell')).toHaveLength(9);
});

test('has four process steps in order', () => {
  const steps = section('From your documents to your model').getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('b')?.textContent)).toEqual([
    'Step 1',
    'Step 2',
    'Step 3',
    'Step 4',
  ]);
});

test('the opening leads to the quote form and to the deployment table, which is there', () => {
  expect(screen.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute('href', '#quote');
  const target = screen.getByRole('link', { name: 'See where it can run' }).getAttribute('href') ?? '';
  expect(document.querySelector(target)).toContainElement(screen.getByRole('table'));
});
