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
    const signal = AbortSignal.any([gone, AbortSignal.timeout(askEvery)]);
    const answered = fetch(url, { signal }).then(
      async ({ body }) => (await body?.cancel(), true),
      () => false,
    );
    // The fetch of Node 20 follows a signal by a weak reference to the request, and goes on for ever once that is collected.
    const inTime = await Promise.race([answered, pause.then(() => false)]);
    silent = inTime ? 0 : silent + askEvery;
    await pause;
  }
  return !gone.aborted;
}
