import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { RecordingLogger } from '../testing/start-api.js';
import { GatheredWrites } from './gathered-writes.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const aWhile = 2000;
const mostWaiting = 10_000;

it('writes together what came within a second', async () => {
  const batches: number[][] = [];
  const writes = new GatheredWrites<number>(new RecordingLogger(), async (batch) => {
    batches.push([...batch]);
  });
  writes.add(1, 2);
  writes.add(3);
  await jest.advanceTimersByTimeAsync(aWhile);
  expect(batches).toEqual([[1, 2, 3]]);
});

it('goes on after an outage that was longer than what may wait', async () => {
  let isAway = true;
  let written = 0;
  const writes = new GatheredWrites<number>(new RecordingLogger(), async ({ length }) => {
    if (isAway) throw new Error('it is away');
    written += length;
  });
  for (let count = 0; count < mostWaiting + 5; count += 1) writes.add(count);
  await jest.advanceTimersByTimeAsync(aWhile);
  writes.add(1);
  await jest.advanceTimersByTimeAsync(aWhile);
  isAway = false;
  writes.add(1);
  await jest.advanceTimersByTimeAsync(aWhile);
  expect(written).toBe(mostWaiting);
  writes.add(1);
  await jest.advanceTimersByTimeAsync(aWhile);
  expect(written).toBe(mostWaiting + 1);
});
