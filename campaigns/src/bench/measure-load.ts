import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a server did under load. */
export interface Figures {
  /** Requests a second. */
  rate: number;
  /** Microseconds of processor time per request, which other work on the machine does not change. */
  cost: number;
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

/** Puts a server under load with wrk. */
export function measureLoad({ url, headers, connections, seconds, workers }: Load): Figures {
  const before = workTime(workers());
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const settings = ['-t1', `-c${connections}`, `-d${seconds}s`, ...sent];
  const output = execFileSync('wrk', [...settings, url], { encoding: 'utf8' });
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1]);
  return {
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    cost: (workTime(workers()) - before) / number(/(\d+) requests in/),
    failed: /Socket errors|Non-2xx/.test(output),
  };
}

/** The number below which a part of them lies; 0.5 is the middle. */
export const quantile = (numbers: number[], part: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * part)] ?? 0;

/** The one in the middle. */
export const median = (numbers: number[]): number => quantile(numbers, 0.5);
