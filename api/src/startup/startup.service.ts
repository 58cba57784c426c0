import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BlogService } from '../blog/blog.service.js';
import { Database } from '../database/database.js';
import { isUnavailable } from '../database/is-unavailable.js';
import { migrate } from '../database/migrations.js';
import { Retention } from '../database/retention.js';
import { DeliveryService } from '../delivery/delivery.service.js';
import { AppError } from '../http/app-error.js';

/** Wait between two tries while the database cannot be reached, in milliseconds. */
const retryInterval = 2000;

/** Brings database and posts up to date, and keeps trying while the database is away. */
@Injectable()
export class StartupService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Startup');
  private state: 'starting' | 'ready' | 'stopping' = 'starting';
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly blog: BlogService,
    private readonly delivery: DeliveryService,
    private readonly retention: Retention,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.prepare();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.retryLater(error);
    }
  }

  onModuleDestroy(): void {
    this.state = 'stopping';
    clearTimeout(this.timer);
  }

  /** Throws `unavailable` unless requests can be served in full. */
  async assertReady(): Promise<void> {
    if (this.state !== 'ready') throw new AppError('unavailable', { retryAfterSeconds: 2 });
    await this.database.ping();
  }

  private async prepare(): Promise<void> {
    await migrate(this.database);
    if (this.state === 'starting') {
      this.delivery.start();
      await this.retention.start();
    }
    const done = await this.blog.start();
    if (this.state === 'starting') this.state = 'ready';
    this.logger.log('database and posts are ready', {
      ...done,
      channels: this.delivery.announcement.channels,
    });
  }

  private retryLater(error: unknown): void {
    this.logger.warn(`the database is not available yet: ${(error as Error).message}`);
    this.timer = setTimeout(() => void this.retry(), retryInterval);
  }

  private async retry(): Promise<void> {
    try {
      await this.prepare();
    } catch (error) {
      if (this.state === 'starting') this.retryLater(error);
    }
  }
}
