import { setTimeout as wait } from 'node:timers/promises';

/** Asks again every few milliseconds until the answer is true; throws when that takes too long. */
export async function eventually(check: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<void> {
  const until = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > until) throw new Error(`This did not happen within ${withinMs} ms: ${String(check)}`);
    await wait(20);
  }
}
