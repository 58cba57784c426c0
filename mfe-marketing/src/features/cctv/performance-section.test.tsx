import { readings } from '@northgate/ui/testing/driven-bars';
import { render, screen } from '@testing-library/react';
import { PerformanceSection } from './performance-section';

test('its bars are accuracy, response and detection, at the stated values', () => {
  render(<PerformanceSection />);
  const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
  expect(names).toEqual(['Detection accuracy', 'Alerts inside the response target', 'Incidents detected']);
  expect(readings()).toEqual([99, 95, 98]);
});
