import { expect, it } from '@jest/globals';
import { retryDelay } from './backoff.js';

it('waits up to a bound that doubles and then stays', () => {
  const bounds = [1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, 100, 1000, () => 1));
  expect(bounds).toEqual([100, 200, 400, 800, 1000, 1000]);
});

it('takes any part of the bound, so that what failed together comes back apart', () => {
  expect([0, 0.5].map((chance) => retryDelay(3, 100, 1000, () => chance))).toEqual([0, 200]);
});
