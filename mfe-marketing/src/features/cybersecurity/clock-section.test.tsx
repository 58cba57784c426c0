import { jest } from '@jest/globals';
import { fakeReducedMotion } from '@northgate/ui/testing/fake-window';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ClockSection } from './clock-section';

const figures = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  fakeReducedMotion(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('shows elapsed time, estimated attacks and estimated cost, all of them nothing at first', () => {
  render(<ClockSection />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['Elapsed time', 'Estimated attacks', 'Estimated cost']);
  expect(figures()).toEqual(['00:00', '0', '$0.0M']);
});

test('ticks every second, and attacks and cost follow the clock', () => {
  render(<ClockSection />);
  pass(999);
  expect(figures()).toEqual(['00:00', '0', '$0.0M']);
  pass(1);
  expect(figures()).toEqual(['00:01', '1', '$3.0M']);
  pass(4000);
  expect(figures()).toEqual(['00:05', '2', '$6.0M']);
  pass(55_000);
  expect(figures()).toEqual(['01:00', '13', '$39.0M']);
});

test('says what the figures are for, and that they are simulated', () => {
  render(<ClockSection />);
  expect(screen.getByText(/every second puts your business at risk/)).toBeInTheDocument();
  expect(screen.getByText('Simulated figures, not live data.')).toBeInTheDocument();
});

test('can be paused and goes on from where it stood', () => {
  render(<ClockSection />);
  pass(3000);
  press('Pause');
  pass(10_000);
  expect(figures()[0]).toBe('00:03');
  press('Resume');
  pass(2000);
  expect(figures()[0]).toBe('00:05');
});

test('stands at a minute for those who ask for less motion, until they start it', () => {
  fakeReducedMotion(true);
  render(<ClockSection />);
  pass(10_000);
  expect(figures()).toEqual(['01:00', '12', '$36.0M']);
  press('Resume');
  pass(1000);
  expect(figures()[0]).toBe('01:01');
});

test('stops when the page is left', () => {
  const { unmount } = render(<ClockSection />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
