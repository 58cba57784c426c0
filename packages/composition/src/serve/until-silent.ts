import { setTimeout as wait } from 'node:timers/promises';

/** How often a program is asked, how long it may take to answer, in milliseconds, and how often it may leave that out. */
const [askEvery, patience, unanswered] = [2000, 2000, 10];

/** How long a program that runs may answer nothing, in milliseconds. */
export const silence = askEvery * unanswered;

/**
 * Asks a program at an address until it has not answered for `silence`, with any status; false when the signal comes before. A
 * machine that sleeps meanwhile asks nothing, so that time does not count.
 */
export async function untilSilent(url: string, gone: AbortSignal): Promise<boolean> {
  for (let left = unanswered; !gone.aborted && left > 0;) {
    const pause = wait(askEvery, undefined, { signal: gone, ref: false }).catch(() => {});
    const signal = AbortSignal.any([gone, AbortSignal.timeout(patience)]);
    const answered = await fetch(url, { signal }).then(
      async ({ body }) => (await body?.cancel(), true),
      () => false,
    );
    left = answered ? unanswered : left - 1;
    await pause;
  }
  return !gone.aborted;
}
