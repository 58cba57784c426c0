import { render, screen, within } from '@testing-library/react';
import { BarChart, type Bar } from './bar-chart';

const guards: Bar = {
  label: 'Guards',
  note: '3 × $85,000',
  text: '$255,000',
  value: 255_000,
  look: 'outline',
};
const cameras: Bar = { label: 'Cameras', text: '$51,000', value: 51_000, look: 'signal' };

const row = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement!;
const length = (label: string) => row(label).querySelector('i')?.style.width;

test('says every amount in words under its caption, with how it comes about', () => {
  render(<BarChart caption="Cost a year" bars={[guards, cameras]} />);
  const chart = screen.getByRole('figure', { name: 'Cost a year' });
  expect(
    within(chart)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Guards 3 × $85,000', 'Cameras ']);
  expect(
    within(chart)
      .getAllByRole('definition')
      .map((text) => text.textContent),
  ).toEqual(['$255,000', '$51,000']);
});

test('draws bars to one scale, the largest full, and hides them from screen readers', () => {
  render(<BarChart caption="Cost a year" bars={[guards, cameras]} />);
  expect([length('Guards'), length('Cameras')]).toEqual(['100%', '20%']);
  for (const bar of document.querySelectorAll('i')) expect(bar.closest('[aria-hidden=true]')).not.toBeNull();
});

test('takes the full length from outside, and never draws beyond it', () => {
  render(
    <BarChart
      caption="Points"
      full={100}
      bars={[
        { label: 'Base', text: '40', value: 40 },
        { label: 'Much', text: '140', value: 140 },
        { label: 'Less', text: '-5', value: -5 },
      ]}
    />,
  );
  expect([length('Base'), length('Much'), length('Less')]).toEqual(['40%', '100%', '0%']);
});

test('bars of nothing have no length', () => {
  render(<BarChart caption="Cost a year" bars={[{ label: 'Guards', text: '$0', value: 0 }]} />);
  expect(length('Guards')).toBe('0%');
});

test('a row without a value has no bar, and the total stands at the end', () => {
  render(
    <BarChart
      caption="Points"
      bars={[{ label: 'Not counted', text: '-7' }]}
      total={{ label: 'Score', text: '100' }}
    />,
  );
  expect(length('Not counted')).toBeUndefined();
  expect(screen.getAllByRole('term').at(-1)).toHaveTextContent('Score');
  expect(row('Score')).toHaveTextContent('Score100');
});
