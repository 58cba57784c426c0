import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { KeptQuestion, QuestionCount } from '@northgate/contracts/console/questions.js';
import { countLines } from '../database/count-lines.js';
import { Database } from '../database/database.js';
import { weekOf } from '../text/week-of.js';

const dayMs = 86_400_000;

/** A question that was asked, without its words. */
export type Question = Pick<QuestionCount, 'page' | 'nearest' | 'answered'>;

/** A question at the moment it was asked. */
export interface Asked extends Question {
  /** Milliseconds since 1970. */
  at: number;
  /** Its words, where they are kept: only of what had no answer. */
  question?: string;
}

/** Counts of questions, and the words of those without an answer for as long as the setting allows. */
@Injectable()
export class QuestionRepository {
  constructor(private readonly database: Database) {}

  /** Adds these to the counts of their weeks and keeps the words of those that have words, all or none. */
  async add(asked: readonly Asked[]): Promise<void> {
    const lines = asked.map(({ page, nearest, answered, at }) => ({
      ...{ week: weekOf(at), page, nearest },
      answered: Number(answered),
    }));
    const words = asked.flatMap(({ page, nearest, at, question }) =>
      question === undefined ? [] : [{ id: randomUUID(), asked_at: at, page, nearest, question }],
    );
    await this.database.transaction().execute(async (transaction) => {
      await countLines(transaction, 'question_counts', lines);
      if (words.length > 0) await transaction.insertInto('unanswered_questions').values(words).execute();
    });
  }

  /** Deletes the words that are older than so many days; all of them for 0. */
  async forget(days: number, now: number): Promise<void> {
    const query = this.database.deleteFrom('unanswered_questions');
    await (days === 0 ? query : query.where('asked_at', '<=', now - days * dayMs)).execute();
  }

  /** The counts of a week and those after it, newest week first, most frequent first. */
  async counts(since = ''): Promise<QuestionCount[]> {
    const rows = await this.database
      .selectFrom('question_counts')
      .select(['week', 'page', 'nearest', 'answered', 'count'])
      .where('week', '>=', since)
      .orderBy('week', 'desc')
      .orderBy('count', 'desc')
      .orderBy('page')
      .orderBy('nearest')
      .execute();
    return rows.map((row) => ({ ...row, answered: row.answered === 1 }));
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
