import { fakeReducedMotion } from '@northgate/ui/testing/fake-window';
import { render, screen } from '@testing-library/react';
import { accuracy } from '../../content/infrastructure.content';
import { AccuracySection } from './accuracy-section';
import { drivenBars } from '@northgate/ui/testing/driven-bars';

const { values, pass, comeIntoView } = drivenBars();

test('the four bars are empty until 500 ms after they were seen, then fill to 98, 95, 99 and 92', () => {
  render(<AccuracySection />);
  pass(5000);
  expect(values()).toEqual(['0', '0', '0', '0']);
  comeIntoView();
  pass(499);
  expect(values()).toEqual(['0', '0', '0', '0']);
  pass(1);
  expect(values()).toEqual(['98', '95', '99', '92']);
});

test('the bars stand at their values at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<AccuracySection />);
  expect(values()).toEqual(['98', '95', '99', '92']);
});

test('each bar prints what it measures, in a sentence too, and what its ends mean', () => {
  fakeReducedMotion(true);
  render(<AccuracySection />);
  expect(screen.getByRole('meter', { name: 'Incident classification' })).toHaveTextContent(
    'Incident classification92%MisfiledFiled right',
  );
  for (const { description } of accuracy.metrics) expect(screen.getByText(description)).toBeInTheDocument();
});
