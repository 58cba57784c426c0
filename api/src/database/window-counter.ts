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
export async function countInWindow(db: Kysely<Tables>, counted: Counted, now: number): Promise<number> {
  const [count] = await countAllInWindows(db, [counted], now);
  return count!;
}

/** The same for several with one write; those with the same key are counted in their order. */
export async function countAllInWindows(
  db: Kysely<Tables>,
  counted: Counted[],
  now: number,
): Promise<number[]> {
  const added = new Map<string, { windowMs: number; count: number }>();
  const places = counted.map(({ key, windowMs }) => {
    const count = (added.get(key)?.count ?? 0) + 1;
    added.set(key, { windowMs, count });
    return count;
  });
  const rows = [...added].map(([key, { windowMs, count }]) => {
    const end = windowEnd(windowMs, now);
    return { key, window_start: end - windowMs, window_end: end, count };
  });
  const totals = await db
    .insertInto('rate_windows')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet((expression) => ({
        count: expression('rate_windows.count', '+', expression.ref('excluded.count')),
      })),
    )
    .returning(['key', 'count'])
    .execute();
  const before = new Map(totals.map(({ key, count }) => [key, count - added.get(key)!.count]));
  // Addresses are kept no longer than they count.
  if ([...before.values()].includes(0))
    await db.deleteFrom('rate_windows').where('window_end', '<=', now).execute();
  return counted.map(({ key }, at) => before.get(key)! + places[at]!);
}
