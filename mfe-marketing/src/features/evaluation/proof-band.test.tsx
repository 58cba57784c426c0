import { readings } from '@northgate/ui/testing/driven-bars';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { evaluationProcess } from '../../content/evaluation.content';
import { accuracy } from '../../content/infrastructure.content';
import { ProofBand } from './proof-band';

const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test('begins with the attacks, and holds four parts', () => {
  render(<ProofBand />);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Try it',
    'Five steps',
    'The guard',
    'The model',
  ]);
  expect(screen.getByRole('group', { name: 'Attack' })).toBeVisible();
});

test('a model is evaluated in an ordered list of five numbered steps with their descriptions', () => {
  render(<ProofBand />);
  open('Five steps');
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map((step) => step.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4', '5']);
  for (const { title, description } of evaluationProcess.steps) {
    expect(within(list).getByRole('heading', { level: 4, name: title })).toBeVisible();
    expect(within(list).getByText(description)).toBeVisible();
  }
});

test('the bars of the guard print what they measure, in a sentence too, and what their ends mean', () => {
  render(<ProofBand />);
  open('The guard');
  expect(readings()).toEqual([98, 95, 99, 92]);
  expect(screen.getByRole('meter', { name: 'Incident classification' })).toHaveTextContent(
    'Incident classification92%MisfiledFiled right',
  );
  for (const { description } of accuracy.metrics) expect(screen.getByText(description)).toBeInTheDocument();
});

test('the metrics of the model are four bars of security accuracy at 98, 95, 99 and 97', () => {
  render(<ProofBand />);
  open('The model');
  const bars = screen.getAllByRole('meter', { name: /^Security accuracy/ });
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['98', '95', '99', '97']);
});
