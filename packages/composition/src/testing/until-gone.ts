import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when there is no process of that number any more; rejects after ten seconds. */
export async function untilGone(pid: number): Promise<void> {
  if (!(pid > 0)) throw new Error(`${pid} is no process.`);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(100);
  }
  throw new Error(`The process ${pid} is still there.`);
}
