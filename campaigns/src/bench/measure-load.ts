import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { percentile } from '../load.js';

/** What a server did under load. */
export interface Figures {
  /** Requests a second. */
  rate: number;
  /** Microseconds of processor time per request, which other work on the machine does not change. */
  cost: number;
  /** Milliseconds within which half of the requests were answered, and 99 of a hundred. */
  p50: number;
  p99: number;
  failed: boolean;
}

interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
  /** Processes whose time counts. */
  workers: () => string[];
}

/** Processes that another one has started. */
export const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** Processor time of processes so far, in microseconds. */
const workTime = (pids: string[]): number =>
  pids.reduce((sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]), 0) /
  1000;

/** Puts a server under load with autocannon, whose own work keeps requests per second below what nginx can do: compare the cost. */
export async function measureLoad({ url, headers, connections, seconds, workers }: Load): Promise<Figures> {
  const before = workTime(workers());
  const { requests, latency, errors, non2xx } = await autocannon({
    ...{ url, headers, connections },
    duration: seconds,
  });
  return {
    rate: requests.average,
    cost: (workTime(workers()) - before) / requests.total,
    ...{ p50: latency.p50, p99: latency.p99 },
    failed: errors + non2xx > 0,
  };
}

/** The one in the middle. */
export const median = (numbers: number[]): number => percentile(numbers, 0.5);
