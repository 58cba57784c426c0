import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Database } from '../database/database.js';
import { Environment } from '../environment.js';
import { UnansweredRepository, type Asked, type Unanswered } from './unanswered.repository.js';

/** How often words that are too old are deleted, in milliseconds. */
const forgetInterval = 3_600_000;

/** How long questions are gathered before they are written together, in milliseconds: each write waits for the disk. */
const writeAfter = 1000;

/** How many questions one write takes, which bounds the parameters of its statements. */
const batchSize = 1000;

/** How many questions may wait for a database that does not take them. */
const mostWaiting = 10_000;

/**
 * Counts the questions the assistant could not answer, and keeps their words where the operator says so. A count may be
 * written a second after the answer; a process that is killed loses the counts of that second.
 */
@Injectable()
export class UnansweredService implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Unanswered');
  private readonly repository: UnansweredRepository;
  private forgetTimer: NodeJS.Timeout | undefined;
  private writeTimer: NodeJS.Timeout | undefined;
  private waiting: Asked[] = [];
  private written = Promise.resolve();

  constructor(
    database: Database,
    private readonly environment: Environment,
  ) {
    this.repository = new UnansweredRepository(database);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.forgetTimer = setInterval(() => void this.forget(), forgetInterval);
    this.forgetTimer.unref();
    await this.forget();
  }

  onModuleDestroy(): void {
    clearInterval(this.forgetTimer);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.writeTimer);
    await this.write();
  }

  /** Never throws: a visitor's answer does not depend on it. */
  record(unanswered: Unanswered, question: string): void {
    if (this.waiting.length >= mostWaiting) return;
    const keepsWords = this.environment.keepQuestionsDays > 0;
    this.waiting.push({ ...unanswered, at: Date.now(), ...(keepsWords && { question }) });
    this.writeSoon();
  }

  private writeSoon(): void {
    this.writeTimer ??= setTimeout(() => {
      this.writeTimer = undefined;
      void this.write();
    }, writeAfter);
  }

  /** Writes what waits, after a write that is under way: a stop must not close the database on it. */
  private write(): Promise<void> {
    this.written = this.written.then(() => this.writeWaiting());
    return this.written;
  }

  /** What the database does not take waits for the next question. */
  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, batchSize);
      const written = await this.unlessItFails('not counted', () => this.repository.add(batch));
      if (written) continue;
      this.waiting.unshift(...batch);
      return;
    }
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
