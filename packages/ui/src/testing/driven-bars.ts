import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { fakeReducedMotion, fakeViewport } from './fake-window';

/** How full the track of each bar is, in percent. */
export const fills = (): number[] =>
  screen
    .getAllByRole('meter')
    .map(
      (meter) => Number(meter.querySelector<HTMLElement>('.fill')?.style.getPropertyValue('--filled')) * 100,
    )
    .map(Math.round);

/** What each bar says in words and to assistive technology, in percent. */
export const readings = (): number[] =>
  screen.getAllByRole('meter').map((meter) => {
    const value = Number(meter.getAttribute('aria-valuenow'));
    expect(meter).toHaveTextContent(`${value}%`);
    return value;
  });

/** For tests of bars that fill: time that passes when told, and the moment they come into view. */
export function drivenBars() {
  let show = () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    fakeReducedMotion(false);
    show = fakeViewport();
  });
  afterEach(() => jest.useRealTimers());
  return {
    pass: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    comeIntoView: () => act(show),
  };
}
