import { RestartPauses } from './restart-pauses.js';

it('waits twice as long after each end, half a minute at most, and starts over after a minute of work', () => {
  const pauses = new RestartPauses();
  const ends = [10, 10, 10, 59_999, 10, 10, 10, 10, 60_000, 10];
  expect(ends.map((ran) => pauses.after(ran))).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 500, 1000,
  ]);
});
