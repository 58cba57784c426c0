/** How long a page that was looked at is left alone, in milliseconds. */
export const leftAlone = 60_000;
/** Pages that are opened together. */
const together = 6;
/** Pages that wait at most. */
const room = 200;

/** Pages of one revision that wait for a look, oldest first. Nobody has more than one waiting, so nobody can hold the others up. */
export class LookQueue {
  private waiting: { path: string; asker: string }[] = [];
  private readonly taken = new Map<string, number>();

  /** Asks for a look at a page; without effect when it waits already, or was looked at a short time ago. */
  add(path: string, asker: string, now: number): void {
    const fresh = now - (this.taken.get(path) ?? -Infinity) < leftAlone;
    const waits = this.waiting.some((one) => one.path === path || one.asker === asker);
    if (!fresh && !waits && this.waiting.length < room) this.waiting.push({ path, asker });
  }

  /** The pages to look at next. */
  take(now: number): string[] {
    const next = this.waiting.splice(0, together).map(({ path }) => path);
    for (const path of next) this.taken.set(path, now);
    return next;
  }
}
