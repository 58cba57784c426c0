import { Injectable, Logger } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Database } from '../database/database.js';

/** Upper bounds in seconds; an answer of the assistant may take 25 s. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What is counted of this api, in the words of Prometheus. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly logger = new Logger('Metrics');
  private readonly requests: Histogram<'method' | 'route' | 'status'>;

  constructor(private readonly database: Database) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'api_request_duration_seconds',
      help: 'Time until a request was answered, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    });
    const read = () => this.notifications();
    new Gauge({
      name: 'api_notifications',
      help: 'Announcements of leads in the outbox, by channel and status.',
      labelNames: ['channel', 'status'],
      registers,
      async collect() {
        this.reset();
        for (const { channel, status, count } of await read()) this.set({ channel, status }, Number(count));
      },
    });
  }

  /** Notes an answered request; addresses without a route count as one. */
  note(request: { method: string; route: string; status: number; seconds: number }): void {
    const { method, route, status, seconds } = request;
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  /** Empty while the database is away, so that everything else can still be read. */
  private async notifications() {
    try {
      return await this.database
        .selectFrom('outbox')
        .select(['channel', 'status', (expression) => expression.fn.countAll().as('count')])
        .groupBy(['channel', 'status'])
        .execute();
    } catch (error) {
      this.logger.warn(`notifications cannot be counted: ${(error as Error).message}`);
      return [];
    }
  }
}
