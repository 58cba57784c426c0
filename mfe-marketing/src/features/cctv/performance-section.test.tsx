import { render, screen } from '@testing-library/react';
import { fakeReducedMotion } from '@northgate/ui/testing/fake-window';
import { PerformanceSection } from './performance-section';
import { drivenBars } from '@northgate/ui/testing/driven-bars';

const { values, pass, comeIntoView } = drivenBars();

test('its bars are accuracy, response and detection', () => {
  render(<PerformanceSection />);
  const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
  expect(names).toEqual(['Detection accuracy', 'Alerts inside the response target', 'Incidents detected']);
});

test('stays at 0 until 500 ms after it was seen, then rises to 99, 95 and 98', () => {
  render(<PerformanceSection />);
  pass(5000);
  expect(values()).toEqual(['0', '0', '0']);
  comeIntoView();
  pass(499);
  expect(values()).toEqual(['0', '0', '0']);
  pass(1);
  expect(values()).toEqual(['99', '95', '98']);
});

test('shows the values at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<PerformanceSection />);
  expect(values()).toEqual(['99', '95', '98']);
});
