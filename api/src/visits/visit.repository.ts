import { vitalNames, type VitalName } from '@northgate/contracts/console/overview.js';
import type { VisitReport } from '@northgate/contracts/visit-report.js';
import type { Database } from '../database/database.js';
import { weekOf } from '../text/week-of.js';

/** A report of a visit at the moment it came; its paths are pages of this site, or empty. */
export interface Visit extends VisitReport {
  /** Milliseconds since 1970. */
  at: number;
}

/** Steps in which vitals are kept, and the largest that is: enough for what three of four pages do not exceed. */
const steps: Record<VitalName, { of: number; most: number }> = {
  lcp: { of: 100, most: 20_000 },
  inp: { of: 20, most: 4000 },
  cls: { of: 0.01, most: 2 },
};

/** How many steps a value takes. */
export const stepsOf = (vital: VitalName, value: number): number => {
  const { of, most } = steps[vital];
  return Math.ceil(Math.min(value, most) / of - 1e-9);
};

/** What three of four did not exceed, by how many took how many steps. */
export function upperQuartile(vital: VitalName, taken: readonly { value: number; count: number }[]): number {
  const total = taken.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { value, count } of taken.toSorted((one, other) => one.value - other.value)) {
    seen += count;
    if (seen >= total * 0.75) return Math.round(value * steps[vital].of * 100) / 100;
  }
  return 0;
}

/** The same lines once each, with their counts added up. */
function added<Line extends object>(lines: readonly Line[]): (Line & { count: number })[] {
  const counts = new Map<string, Line & { count: number }>();
  for (const line of lines) {
    const key = JSON.stringify(line);
    counts.set(key, { ...line, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

const eventsOf = ({ at, source, events }: Visit) =>
  events.map(({ name, path }) => ({ week: weekOf(at), name, page: path, source }));

const vitalsOf = ({ at, revision, path, ...visit }: Visit) =>
  vitalNames.flatMap((vital) => {
    const value = visit[vital];
    return value === undefined
      ? []
      : [{ week: weekOf(at), revision, page: path, vital, value: stepsOf(vital, value) }];
  });

/** What was done on pages and how they went, counted by week; holds nothing about a visitor. */
export class VisitRepository {
  constructor(private readonly database: Database) {}

  /** Adds these to the counts of their weeks, all or none. */
  async add(visits: readonly Visit[]): Promise<void> {
    const events = added(visits.flatMap(eventsOf));
    const vitals = added(visits.flatMap(vitalsOf));
    await this.database.transaction().execute(async (transaction) => {
      if (events.length > 0)
        await transaction
          .insertInto('event_counts')
          .values(events)
          .onConflict((conflict) =>
            conflict.columns(['week', 'name', 'page', 'source']).doUpdateSet((expression) => ({
              count: expression('event_counts.count', '+', expression.ref('excluded.count')),
            })),
          )
          .execute();
      if (vitals.length > 0)
        await transaction
          .insertInto('vital_counts')
          .values(vitals)
          .onConflict((conflict) =>
            conflict.columns(['week', 'revision', 'page', 'vital', 'value']).doUpdateSet((expression) => ({
              count: expression('vital_counts.count', '+', expression.ref('excluded.count')),
            })),
          )
          .execute();
    });
  }

  /** Deletes what was counted before a week. */
  async forget(before: string): Promise<void> {
    for (const table of ['event_counts', 'vital_counts'] as const)
      await this.database.deleteFrom(table).where('week', '<', before).execute();
  }

  /** What was done from a week on, by page and source. */
  async events(since: string) {
    const rows = await this.database
      .selectFrom('event_counts')
      .select(({ fn }) => ['name', 'page', 'source', fn.sum('count').as('count')])
      .where('week', '>=', since)
      .groupBy(['name', 'page', 'source'])
      .orderBy('count', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Pages that came alive, by week. */
  async views(since: string): Promise<Map<string, number>> {
    const rows = await this.database
      .selectFrom('event_counts')
      .select(({ fn }) => ['week', fn.sum('count').as('count')])
      .where('name', '=', 'view')
      .where('week', '>=', since)
      .groupBy('week')
      .execute();
    return new Map(rows.map(({ week, count }) => [week, Number(count)]));
  }

  /** What three of four pages did not exceed, in each week or revision, the oldest first. */
  async vitals<By extends 'week' | 'revision'>(by: By, since: string) {
    const rows = await this.database
      .selectFrom('vital_counts')
      .select(({ fn }) => ['week', 'revision', 'vital', 'value', fn.sum('count').as('count')])
      .where('week', '>=', since)
      .groupBy(['week', 'revision', 'vital', 'value'])
      .orderBy(by)
      .execute();
    const groups = new Map<string, { value: number; count: number }[]>();
    for (const { value, count, ...row } of rows) {
      const key = JSON.stringify({ [by]: row[by], vital: row.vital });
      groups.set(key, [...(groups.get(key) ?? []), { value, count: Number(count) }]);
    }
    return [...groups].map(([key, taken]) => {
      const of = JSON.parse(key) as { vital: VitalName } & Record<By, By extends 'week' ? string : number>;
      const pages = taken.reduce((sum, { count }) => sum + count, 0);
      return { ...of, p75: upperQuartile(of.vital, taken), pages };
    });
  }
}
