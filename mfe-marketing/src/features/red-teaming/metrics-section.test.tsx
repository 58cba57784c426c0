import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { fills, readings } from '@northgate/ui/testing/driven-bars';
import { fakeReducedMotion, fakeViewport } from '@northgate/ui/testing/fake-window';
import { metrics } from '../../content/red-teaming.content';
import { MetricsSection } from './metrics-section';

test('four bars fill to 90, 85, 92 and 95 after they were seen', () => {
  jest.useFakeTimers();
  fakeReducedMotion(false);
  const show = fakeViewport();
  render(<MetricsSection />);
  expect(fills()).toEqual([0, 0, 0, 0]);
  expect(readings()).toEqual([90, 85, 92, 95]);
  act(show);
  act(() => jest.advanceTimersByTime(500));
  expect(fills()).toEqual([90, 85, 92, 95]);
  jest.useRealTimers();
});

test('every bar names its quality, describes it, and names both ends of its scale', () => {
  fakeReducedMotion(true);
  render(<MetricsSection />);
  expect(screen.getAllByRole('meter').map((meter) => meter.textContent)).toEqual([
    'Injected orders90%ObeyedIgnored',
    'Rules under pressure85%DroppedKept',
    'Confidential data92%RepeatedWithheld',
    'Honest requests95%RefusedAnswered',
  ]);
  for (const { description } of metrics.bars) expect(screen.getByText(description)).toBeInTheDocument();
});
