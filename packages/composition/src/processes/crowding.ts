import { availableParallelism, loadavg } from 'node:os';

/** A machine with more to do than it can is waited for, up to so many times as long. */
const most = 4;

/** How many programs want each core of this machine, at least 1: a deadline is so many times as long. */
export const crowding = (): number =>
  Math.min(most, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));
