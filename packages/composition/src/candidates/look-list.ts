import type { LookSighting } from '../watch/sighting.js';

/** For how long a look is told of, in milliseconds, and how many at most. */
const [keptFor, most] = [30 * 60_000, 500];

/** What some visitors see that is not live, and how many have looked at it lately. */
export interface Look {
  what: string;
  visitors: number;
  pages: number;
  /** When a page of it was served last. */
  last: string;
}

interface Seen {
  what: string;
  pages: number;
  at: number;
}

/** Who looks at what: candidates and live builds whose pages were served in the last half hour. Kept in memory only. */
export class LookList {
  private readonly seen = new Map<string, Seen>();

  note({ what, visitor }: Pick<LookSighting, 'what' | 'visitor'>, at = Date.now()): void {
    const key = `${what} ${visitor}`;
    const pages = (this.seen.get(key)?.pages ?? 0) + 1;
    this.seen.delete(key);
    this.seen.set(key, { what, pages, at });
    const [oldest] = this.seen.keys();
    if (this.seen.size > most && oldest !== undefined) this.seen.delete(oldest);
  }

  /** The last one first. */
  list(now = Date.now()): Look[] {
    const looks = new Map<string, Look>();
    for (const [key, { what, pages, at }] of [...this.seen].reverse()) {
      if (now - at > keptFor) this.seen.delete(key);
      else {
        const look = looks.get(what) ?? { what, visitors: 0, pages: 0, last: new Date(at).toISOString() };
        looks.set(what, { ...look, visitors: look.visitors + 1, pages: look.pages + pages });
      }
    }
    return [...looks.values()];
  }
}
