import { readFigure } from './read-figure.js';

/** How long the 99th of 100 turns of a program's event loop took since the metrics at its port were read last, in whole milliseconds. */
export const loopDelay = async (port: number): Promise<number> =>
  Math.round(1000 * (await readFigure(port, /^nodejs_eventloop_lag_p99_seconds (\S+)$/m)));
