import { Injectable } from '@nestjs/common';
import { vitalNames, type VitalName } from '@northgate/contracts/console/overview.js';
import type { VisitReport } from '@northgate/contracts/visit-report.js';
import { countLines } from '../database/count-lines.js';
import { Database } from '../database/database.js';
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

/** Revisions that are counted apart in a week: anybody can send any number, and each would be a row. */
export const mostRevisions = 300;

/** What is counted without a revision: visits of those beyond that number. */
const noRevision = 0;

/** Revisions that are listed, the newest. */
export const listedRevisions = 50;

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

const eventsOf = ({ at, source, events }: Visit) =>
  events.map(({ name, path }) => ({ week: weekOf(at), name, page: path, source }));

const vitalsOf = ({ at, revision, path, ...visit }: Visit) =>
  vitalNames.flatMap((vital) => {
    const value = visit[vital];
    return value === undefined
      ? []
      : [{ week: weekOf(at), revision, page: path, vital, value: stepsOf(vital, value) }];
  });

interface VitalGroup {
  of: string | number;
  vital: VitalName;
  taken: { value: number; count: number }[];
}

/** What was done on pages and how they went, counted by week; holds nothing about a visitor. */
@Injectable()
export class VisitRepository {
  /** Of the weeks that were written last. */
  private readonly revisions = new Map<string, Set<number>>();

  constructor(private readonly database: Database) {}

  /** Adds these to the counts of their weeks, all or none. */
  async add(visits: readonly Visit[]): Promise<void> {
    const vitals = await this.bounded(visits.flatMap(vitalsOf));
    await this.database.transaction().execute(async (transaction) => {
      await countLines(transaction, 'event_counts', visits.flatMap(eventsOf));
      await countLines(transaction, 'vital_counts', vitals);
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

  /** What three of four pages did not exceed, in each week or in the newest revisions, the oldest first. */
  async vitals<By extends 'week' | 'revision'>(by: By, since: string) {
    const groups = new Map<string, VitalGroup>();
    for (const { of, vital, value, count } of await this.vitalRows(by, since)) {
      const key = `${of} ${vital}`;
      const group = groups.get(key) ?? { of, vital, taken: [] };
      groups.set(key, group);
      group.taken.push({ value, count: Number(count) });
    }
    return [...groups.values()].map(({ of, vital, taken }) => {
      const group = { [by]: of } as Record<By, By extends 'week' ? string : number>;
      const pages = taken.reduce((sum, { count }) => sum + count, 0);
      return { ...group, vital, p75: upperQuartile(vital, taken), pages };
    });
  }

  private vitalRows(by: 'week' | 'revision', since: string) {
    return this.database
      .selectFrom('vital_counts')
      .select((row) => [row.ref(by).as('of'), 'vital', 'value', row.fn.sum('count').as('count')])
      .where('week', '>=', since)
      .$if(by === 'revision', (rows) =>
        rows.where('revision', 'in', (query) =>
          query
            .selectFrom('vital_counts')
            .select('revision')
            .distinct()
            .where('week', '>=', since)
            .where('revision', '!=', noRevision)
            .orderBy('revision', 'desc')
            .limit(listedRevisions),
        ),
      )
      .groupBy([by, 'vital', 'value'])
      .orderBy(by)
      .execute();
  }

  /** The same lines, without their revision where the week has enough others. */
  private async bounded<Line extends { week: string; revision: number }>(lines: Line[]): Promise<Line[]> {
    const bounded: Line[] = [];
    for (const line of lines) {
      const known = await this.revisionsOf(line.week);
      if (known.size < mostRevisions) known.add(line.revision);
      bounded.push(known.has(line.revision) ? line : { ...line, revision: noRevision });
    }
    return bounded;
  }

  private async revisionsOf(week: string): Promise<Set<number>> {
    const kept = this.revisions.get(week);
    if (kept) return kept;
    const rows = await this.database
      .selectFrom('vital_counts')
      .select('revision')
      .distinct()
      .where('week', '=', week)
      .where('revision', '!=', noRevision)
      .limit(mostRevisions)
      .execute();
    const revisions = new Set(rows.map(({ revision }) => revision));
    // Batches hold this week and, around midnight of Sunday, the one before.
    if (this.revisions.size > 1) this.revisions.clear();
    this.revisions.set(week, revisions);
    return revisions;
  }
}
