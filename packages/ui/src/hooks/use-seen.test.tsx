import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { fakeViewport } from '../testing/fake-window';
import { useSeen } from './use-seen';

function Probe() {
  const element = useRef<HTMLParagraphElement>(null);
  return <p ref={element}>{useSeen(element) ? 'seen' : 'not seen'}</p>;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('turns true when the element comes into view', () => {
  const show = fakeViewport();
  render(<Probe />);
  expect(screen.getByText('not seen')).toBeInTheDocument();
  act(show);
  expect(screen.getByText('seen')).toBeInTheDocument();
});

test('turns true at once where the browser cannot tell', () => {
  jest.useFakeTimers();
  render(<Probe />);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('seen')).toBeInTheDocument();
});
