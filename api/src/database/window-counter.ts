import type { Kysely } from 'kysely';
import type { Tables } from './tables.js';

/** Something counted by fixed windows of time; the key must not name a person after the window. */
export interface Counted {
  key: string;
  windowMs: number;
}

/** When the window that `now` lies in is over. */
export const windowEnd = (windowMs: number, now: number): number => now - (now % windowMs) + windowMs;

/** Counts one more and answers how many there are in this window, over all replicas. */
export async function countInWindow(
  db: Kysely<Tables>,
  { key, windowMs }: Counted,
  now: number,
): Promise<number> {
  const end = windowEnd(windowMs, now);
  const { count } = await db
    .insertInto('rate_windows')
    .values({ key, window_start: end - windowMs, window_end: end, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((expression) => ({ count: expression('rate_windows.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // Addresses are kept no longer than they count.
  if (count === 1) await db.deleteFrom('rate_windows').where('window_end', '<=', now).execute();
  return count;
}
