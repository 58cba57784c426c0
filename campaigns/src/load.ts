import { setTimeout as wait } from 'node:timers/promises';

/** What requests took, in milliseconds, and what was wrong with those that failed. */
export interface Answers {
  times: number[];
  findings: string[];
}

/** Takes the time of a request; one that throws is a finding. */
export async function timed({ times, findings }: Answers, request: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  try {
    await request();
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error));
  }
  times.push(performance.now() - began);
}

/** Begins so many requests a second as long as `goingOn`, however long their answers take, and waits for all of them. */
export async function atRate(
  perSecond: number,
  goingOn: () => boolean,
  send: (turn: number) => Promise<void>,
): Promise<void> {
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let turn = 0; goingOn(); turn += 1) {
    sent.push(send(turn));
    await wait(Math.max(0, began + ((turn + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(sent);
}

/** Works through a list, `lanes` at a time, until it is done or the time is over. Resolves with how many were begun. */
export async function inLanes<T>(
  list: Iterable<T>,
  { lanes, until = Infinity }: { lanes: number; until?: number },
  work: (one: T) => Promise<void>,
): Promise<number> {
  let begun = 0;
  const queue = list[Symbol.iterator]();
  const lane = async () => {
    for (let next = queue.next(); !next.done && Date.now() < until; next = queue.next()) {
      begun += 1;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return begun;
}

/** The number below which this share of the numbers is. */
export function percentile(numbers: readonly number[], share: number): number {
  const ascending = [...numbers].sort((one, other) => one - other);
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? 0;
}
