import { readFigure } from './read-figure.js';

/** The number below which this share of the numbers is. */
export function percentile(numbers: readonly number[], share: number): number {
  const ascending = [...numbers].sort((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? 0;
}

/** How long the 99th of 100 turns of a program's event loop took since the metrics at its port were read last, in whole milliseconds. */
export const loopDelay = async (port: number): Promise<number> =>
  Math.round(1000 * (await readFigure(port, /^nodejs_eventloop_lag_p99_seconds (\S+)$/m)));
