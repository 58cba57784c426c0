import { render, screen, within } from '@testing-library/react';
import { evaluationProcess } from '../../content/evaluation.content';
import { repair } from '../../content/red-teaming.content';
import { expectWholeOutline, sectionOf } from '@northgate/ui/testing/sections';
import { HeroSection, Method, RepairSection, Session } from './red-teaming-sections';

beforeEach(() => {
  render(
    <>
      <HeroSection />
      <Session />
      <Method />
      <RepairSection />
    </>,
  );
});

test('the one main heading speaks of securing AI systems, and no level is skipped', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/securing AI systems/i);
  expectWholeOutline();
});

test('the opening is Night, and its drawing is an image with a sentence', () => {
  expect(screen.getByRole('heading', { level: 1 }).closest('section')).toHaveAttribute(
    'data-palette',
    'night',
  );
  expect(screen.getByRole('img', { name: /Four marked pieces .* linked line to line/ })).toBeInTheDocument();
});

test('every other drawing is hidden', () => {
  const drawings = [...document.querySelectorAll('svg')].filter((svg) => svg.getAttribute('role') !== 'img');
  expect(drawings.length).toBeGreaterThan(12);
  for (const drawing of drawings) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

test('the approach is an ordered list of the five steps of every evaluation, each with its own drawing', () => {
  const list = within(sectionOf('Five steps, and the attack runs again')).getByRole('list');
  expect(list.tagName).toBe('OL');
  const steps = within(list).getAllByRole('listitem');
  const told = evaluationProcess.steps.map(({ number, title, description }) => [
    `${number} ${title}`,
    description,
  ]);
  expect(
    steps.map((step) => [step.querySelector('h3')?.textContent, step.querySelector('p')?.textContent]),
  ).toEqual(told);
  expect(new Set(steps.map((step) => step.querySelector('svg')?.innerHTML)).size).toBe(5);
});

test('there are six common vulnerabilities, each with what happens, what is tried and its own drawing', () => {
  const rows = within(sectionOf('Six ways in')).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual([
    'Prompt injection',
    'Jailbreak',
    'Data extraction',
    'SQL injection',
    'Poisoned training data',
    'Too much authority',
  ]);
  for (const row of rows) expect(row).toHaveTextContent(/\.We try: .+\./);
  expect(new Set(rows.map((row) => row.querySelector('svg')?.innerHTML)).size).toBe(6);
});

test('one card is about fine-tuning data and one about preference collection', () => {
  const cards = within(sectionOf('What the test leaves behind')).getAllByRole('article');
  const shown = cards.map((card) => [
    within(card).getByRole('heading', { level: 3 }).textContent,
    card.querySelector('summary')?.textContent,
  ]);
  expect(shown).toEqual([
    ['Fine-tuning data', 'Learn more'],
    ['Preference collection', 'View example'],
  ]);
});

test('each card unfolds one more paragraph, by the platform', () => {
  const unfolded = [...document.querySelectorAll('details')].map((details) => details.querySelector('p'));
  expect(unfolded.map((paragraph) => paragraph?.textContent)).toEqual(repair.cards.map(({ more }) => more));
});

test('leads to the contact section at the start and at the end, and to the attacks', () => {
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Have us attack your AI', '#contact'],
    ['Try an attack yourself', '#try-an-attack'],
    ['Have us attack your AI', '#contact'],
  ]);
});
