import { render, screen } from '@testing-library/react';
import { metrics } from '../../content/red-teaming.content';
import { MetricsSection } from './metrics-section';

test('every bar names its quality, describes it, and names both ends of its scale', () => {
  render(<MetricsSection />);
  expect(screen.getAllByRole('meter').map((meter) => meter.textContent)).toEqual([
    'Injected orders90%ObeyedIgnored',
    'Rules under pressure85%DroppedKept',
    'Confidential data92%RepeatedWithheld',
    'Honest requests95%RefusedAnswered',
  ]);
  for (const { description } of metrics.bars) expect(screen.getByText(description)).toBeInTheDocument();
});
