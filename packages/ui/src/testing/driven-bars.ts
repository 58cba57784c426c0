import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeReducedMotion, fakeViewport } from './fake-window';

/** For tests of bars that rise: what they show, time that passes when told, and the moment they come into view. */
export function drivenBars() {
  let show = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    fakeReducedMotion(false);
    show = fakeViewport();
  });
  afterEach(() => jest.useRealTimers());
  return {
    values: () => screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-valuenow')),
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    comeIntoView: () => act(show),
  };
}
