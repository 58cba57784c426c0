import { act, renderHook } from '@testing-library/react';
import { fakeReducedMotion } from '../testing/fake-window';
import { useQuiet, useReducedMotion } from './use-quiet';

const both = () => renderHook(() => ({ quiet: useQuiet(), still: useReducedMotion() })).result;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

test('nothing asks for quiet by itself', () => {
  fakeReducedMotion(false);
  expect(both().current).toEqual({ quiet: false, still: false });
});

test('less motion means quiet, also when the setting changes while the page is open', () => {
  const change = fakeReducedMotion(false);
  const result = both();
  act(() => change(true));
  expect(result.current).toEqual({ quiet: true, still: true });
});

test('a connection that saves data means quiet, but motion stays', () => {
  fakeReducedMotion(false);
  Object.assign(navigator, { connection: { saveData: true } });
  expect(both().current).toEqual({ quiet: true, still: false });
});
