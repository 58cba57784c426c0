import { expect, it } from '@jest/globals';
import { retryDelay } from './backoff.js';

const policy = { firstMs: 100, capMs: 1000 };

it('waits up to a bound that doubles and then stays', () => {
  const bounds = [1, 2, 3, 4, 5, 50].map((failures) => retryDelay(failures, policy, () => 1));
  expect(bounds).toEqual([100, 200, 400, 800, 1000, 1000]);
});

it('takes any part of the bound, so that what failed together comes back apart', () => {
  expect([0, 0.5].map((chance) => retryDelay(3, policy, () => chance))).toEqual([0, 200]);
});
