import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.js';

const dayMs = 86_400_000;

/** A question the assistant had no answer to. */
export interface Unanswered {
  /** Path of the page it was asked on, empty when unknown. */
  page: string;
  /** The nearest question the site answers, empty when none is near. */
  nearest: string;
}

/** An unanswered question at the moment it was asked. */
export interface Asked extends Unanswered {
  /** Milliseconds since 1970. */
  at: number;
  /** Its words, where they are kept. */
  question?: string;
}

/** One line of the counts. */
export interface UnansweredCount extends Unanswered {
  /** Monday of the week (UTC) as YYYY-MM-DD. */
  week: string;
  count: number;
}

/** A question whose words are kept. */
export interface KeptQuestion extends Unanswered {
  /** ISO 8601, UTC. */
  askedAt: string;
  question: string;
}

/** Monday of the week (UTC) that an instant lies in, as YYYY-MM-DD. */
export function weekOf(instant: number): string {
  const daysSinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  return new Date(instant - daysSinceMonday * dayMs).toISOString().slice(0, 10);
}

/** The same questions as lines of the counts, each line once. */
function counted(asked: readonly Asked[]): UnansweredCount[] {
  const lines = new Map<string, UnansweredCount>();
  for (const { page, nearest, at } of asked) {
    const week = weekOf(at);
    const key = JSON.stringify([week, page, nearest]);
    const line = lines.get(key) ?? { week, page, nearest, count: 0 };
    lines.set(key, { ...line, count: line.count + 1 });
  }
  return [...lines.values()];
}

/** Counts of questions without an answer, and their words for as long as the setting allows. */
export class UnansweredRepository {
  constructor(private readonly database: Database) {}

  /** Adds these to the counts of their weeks and keeps the words of those that have words, all or none. */
  async add(asked: readonly Asked[]): Promise<void> {
    if (asked.length === 0) return;
    const counts = counted(asked);
    const words = asked.flatMap(({ page, nearest, at, question }) =>
      question === undefined ? [] : [{ id: randomUUID(), asked_at: at, page, nearest, question }],
    );
    await this.database.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('unanswered_counts')
        .values(counts)
        .onConflict((conflict) =>
          conflict.columns(['week', 'page', 'nearest']).doUpdateSet((expression) => ({
            count: expression('unanswered_counts.count', '+', expression.ref('excluded.count')),
          })),
        )
        .execute();
      if (words.length > 0) await transaction.insertInto('unanswered_questions').values(words).execute();
    });
  }

  /** Deletes the words that are older than so many days; all of them for 0. */
  async forget(days: number, now: number): Promise<void> {
    const query = this.database.deleteFrom('unanswered_questions');
    await (days === 0 ? query : query.where('asked_at', '<=', now - days * dayMs)).execute();
  }

  /** The counts of a week and those after it, newest week first, most frequent first. */
  async counts(since = ''): Promise<UnansweredCount[]> {
    return this.database
      .selectFrom('unanswered_counts')
      .select(['week', 'page', 'nearest', 'count'])
      .where('week', '>=', since)
      .orderBy('week', 'desc')
      .orderBy('count', 'desc')
      .orderBy('page')
      .orderBy('nearest')
      .execute();
  }

  /** The words that are kept, newest first. */
  async kept(since = 0): Promise<KeptQuestion[]> {
    const rows = await this.database
      .selectFrom('unanswered_questions')
      .select(['asked_at', 'page', 'nearest', 'question'])
      .where('asked_at', '>=', since)
      .orderBy('asked_at', 'desc')
      .execute();
    return rows.map(({ asked_at, ...rest }) => ({
      askedAt: new Date(Number(asked_at)).toISOString(),
      ...rest,
    }));
  }
}
