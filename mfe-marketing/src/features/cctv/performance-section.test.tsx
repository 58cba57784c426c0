import { render, screen } from '@testing-library/react';
import { fakeReducedMotion } from '@northgate/ui/testing/fake-window';
import { PerformanceSection } from './performance-section';
import { drivenBars, fills, readings } from '@northgate/ui/testing/driven-bars';

const { pass, comeIntoView } = drivenBars();

test('its bars are accuracy, response and detection', () => {
  render(<PerformanceSection />);
  const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
  expect(names).toEqual(['Detection accuracy', 'Alerts inside the response target', 'Incidents detected']);
});

test('fills from 0 to 99, 95 and 98, 500 ms after it was seen', () => {
  render(<PerformanceSection />);
  pass(5000);
  expect(fills()).toEqual([0, 0, 0]);
  comeIntoView();
  pass(499);
  expect(fills()).toEqual([0, 0, 0]);
  expect(readings()).toEqual([99, 95, 98]);
  pass(1);
  expect(fills()).toEqual([99, 95, 98]);
});

test('shows the values at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<PerformanceSection />);
  expect(fills()).toEqual([99, 95, 98]);
});
