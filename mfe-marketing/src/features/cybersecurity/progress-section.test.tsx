import { jest } from '@jest/globals';
import { fills, readings } from '@northgate/ui/testing/driven-bars';
import { fakeReducedMotion, fakeViewport } from '@northgate/ui/testing/fake-window';
import { act, render, screen } from '@testing-library/react';
import { progress } from '../../content/cybersecurity.content';
import { ProgressSection } from './progress-section';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

let comeIntoView = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  fakeReducedMotion(false);
  const show = fakeViewport();
  comeIntoView = () => act(show);
});
afterEach(() => jest.useRealTimers());

test('its bars are benign cases, malicious attacks and investigations', () => {
  render(<ProgressSection />);
  const names = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'));
  expect(names).toEqual(['Benign cases closed', 'Malicious attacks contained', 'Investigations completed']);
  for (const { description } of Object.values(progress.bars))
    expect(screen.getByText(description)).toBeInTheDocument();
});

test('the bars start when they are seen, rise every 50 ms, and stop at their caps', () => {
  render(<ProgressSection />);
  pass(5000);
  expect(fills()).toEqual([0, 0, 0]);
  expect(readings()).toEqual([70, 48, 90]);
  comeIntoView();
  expect(fills()).toEqual([0, 0, 0]);
  pass(49);
  expect(fills()).toEqual([0, 0, 0]);
  pass(1);
  expect(fills()).toEqual([2, 1, 3]);
  pass(50);
  expect(fills()).toEqual([4, 2, 6]);
  pass(1400);
  expect(fills()).toEqual([60, 30, 90]);
  pass(250);
  expect(fills()).toEqual([70, 35, 90]);
  pass(650);
  expect(fills()).toEqual([70, 48, 90]);
  pass(5000);
  expect(fills()).toEqual([70, 48, 90]);
  expect(jest.getTimerCount()).toBe(0);
});

test('the bars stand at their caps at once when less motion is wanted', () => {
  fakeReducedMotion(true);
  render(<ProgressSection />);
  expect(fills()).toEqual([70, 48, 90]);
});
