import { render, screen, within } from '@testing-library/react';
import { ProcessSection } from './process-section';

test('a model is evaluated in an ordered list of five numbered steps with their descriptions', () => {
  render(<ProcessSection />);
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map((step) => step.firstElementChild?.textContent)).toEqual(['1', '2', '3', '4', '5']);
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(5);
  for (const step of steps) expect(step.querySelector('p')).toHaveTextContent(/\w+ \w+/);
});
