import { fetchWhole } from '@northgate/contracts/fetch-whole.js';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a program is asked, and how long each answer may take, in milliseconds. */
const askEvery = 2000;

/**
 * Asks a program at an address until it has not answered for so many milliseconds, whatever the status; false when the signal
 * comes before. What counts are questions: a machine that sleeps meanwhile asks none.
 */
export async function untilSilent(url: string, silence: number, gone: AbortSignal): Promise<boolean> {
  let silent = 0;
  while (!gone.aborted && silent < silence) {
    const pause = wait(askEvery, undefined, { signal: gone, ref: false }).catch(() => {});
    const answered = await fetchWhole(url, askEvery).then(
      () => true,
      () => false,
    );
    silent = answered ? 0 : silent + askEvery;
    await pause;
  }
  return !gone.aborted;
}
