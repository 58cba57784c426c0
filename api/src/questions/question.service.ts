import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import { GatheredWrites } from '../database/gathered-writes.js';
import { Environment } from '../environment.js';
import { QuestionRepository, type Asked, type Question } from './question.repository.js';

/** How often words that are too old are deleted, in milliseconds. */
const forgetInterval = 3_600_000;

/** Counts the questions the assistant is asked, and keeps the words of those it could not answer where the operator says so. */
@Injectable()
export class QuestionService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Questions');
  private readonly repository: QuestionRepository;
  private readonly writes = new GatheredWrites<Asked>((batch) =>
    this.unlessItFails('not counted', () => this.repository.add(batch)),
  );
  private forgetTimer: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    private readonly environment: Environment,
  ) {
    this.repository = new QuestionRepository(database);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.forgetTimer = setInterval(() => void this.forget(), forgetInterval);
    this.forgetTimer.unref();
    await this.forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.forgetTimer);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.writes.flush();
  }

  /** Never throws: a visitor's answer does not depend on it. */
  record(asked: Question, words: string): void {
    const keepsWords = this.environment.keepQuestionsDays > 0 && !asked.answered;
    this.writes.add({ ...asked, at: Date.now(), ...(keepsWords && { question: words }) });
  }

  private async forget(): Promise<void> {
    await this.unlessItFails('old questions were not deleted', () =>
      this.repository.forget(this.environment.keepQuestionsDays, Date.now()),
    );
  }

  /** Whether the work succeeded. */
  private async unlessItFails(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.logger.warn(`${what}: ${(error as Error).message}`);
      return false;
    }
  }
}
