import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from './tables.js';

type Counts = 'question_counts' | 'event_counts' | 'vital_counts';

/** Counts each line once more in a table whose key is all of a line, with one write. */
export async function countLines<Table extends Counts>(
  db: Kysely<Tables>,
  table: Table,
  lines: readonly Omit<Insertable<Tables[Table]>, 'count'>[],
): Promise<void> {
  const rows = new Map<string, { count: number }>();
  for (const line of lines) {
    const key = JSON.stringify(line);
    rows.set(key, { ...line, count: (rows.get(key)?.count ?? 0) + 1 });
  }
  const [first] = lines;
  if (!first) return;
  const count = sql`${sql.ref(`${table}.count`)} + excluded.count`;
  await db
    .insertInto<Counts>(table)
    .values([...rows.values()] as never)
    .onConflict((conflict) => conflict.columns(Object.keys(first) as never).doUpdateSet({ count } as never))
    .execute();
}
