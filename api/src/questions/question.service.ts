import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { GatheredWrites } from '../database/gathered-writes.js';
import { Retention } from '../database/retention.js';
import { Environment } from '../environment.js';
import { QuestionRepository, type Asked, type Question } from './question.repository.js';

/** Counts the questions the assistant is asked, and keeps the words of those it could not answer where the operator says so. */
@Injectable()
export class QuestionService implements BeforeApplicationShutdown {
  private readonly writes = new GatheredWrites<Asked>(new Logger('Questions'), (batch) =>
    this.repository.add(batch),
  );

  constructor(
    private readonly repository: QuestionRepository,
    private readonly environment: Environment,
    retention: Retention,
  ) {
    retention.add('questions', () => repository.forget(environment.keepQuestionsDays, Date.now()));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writes.flush();
  }

  /** Never throws: a visitor's answer does not depend on it. */
  record(asked: Question, words: string): void {
    const keepsWords = this.environment.keepQuestionsDays > 0 && !asked.answered;
    this.writes.add({ ...asked, at: Date.now(), ...(keepsWords && { question: words }) });
  }
}
