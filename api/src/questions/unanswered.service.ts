import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Environment } from '../environment.js';
import { UnansweredRepository, type Unanswered } from './unanswered.repository.js';

/** How often words that are too old are deleted, in milliseconds. */
const forgetInterval = 3_600_000;

/** Takes down what the assistant could not answer: always as a count, its words where the operator keeps them. */
@Injectable()
export class UnansweredService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Unanswered');
  private readonly repository: UnansweredRepository;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    database: Database,
    private readonly environment: Environment,
  ) {
    this.repository = new UnansweredRepository(database);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.forget(), forgetInterval);
    this.timer.unref();
    await this.forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Never throws: a visitor's answer does not depend on it. */
  async record(unanswered: Unanswered, question: string): Promise<void> {
    const now = Date.now();
    const keeps = this.environment.keepQuestionsDays > 0;
    await this.unlessItFails('not counted', () =>
      Promise.all([
        this.repository.count(unanswered, now),
        keeps && this.repository.keep(unanswered, question, now),
      ]),
    );
  }

  private async forget(): Promise<void> {
    await this.unlessItFails('old questions were not deleted', () =>
      this.repository.forget(this.environment.keepQuestionsDays, Date.now()),
    );
  }

  private async unlessItFails(what: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${what}: ${(error as Error).message}`);
    }
  }
}
