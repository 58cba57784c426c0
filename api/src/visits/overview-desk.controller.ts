import { Get } from '@nestjs/common';
import { deliveryStates } from '@northgate/contracts/console/leads.js';
import type { Overview } from '@northgate/contracts/console/overview.js';
import { sql } from 'kysely';
import { PageIndex } from '../chat/page-index.js';
import { Database } from '../database/database.js';
import { DeskController, Private } from '../desk/desk-controller.js';
import { Environment } from '../environment.js';
import { weekMs, weekOf } from '../text/week-of.js';
import { VisitRepository } from './visit.repository.js';

/** Weeks that are shown. */
const shownWeeks = 12;

/** How the api does and what it counted, for the console. */
@DeskController('overview')
export class OverviewDeskController {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly pages: PageIndex,
    private readonly visits: VisitRepository,
  ) {}

  @Get()
  @Private()
  async overview(): Promise<Overview> {
    const now = Date.now();
    const weeks = Array.from({ length: shownWeeks }, (_, at) => weekOf(now - (shownWeeks - 1 - at) * weekMs));
    const [since = ''] = weeks;
    const [leads, views] = [await this.leads(since), await this.visits.views(since)];
    const { mail, webhook } = this.environment.delivery;
    return {
      engine: this.database.engine,
      siteAnswers: this.pages.isGood,
      channels: [...(mail ? ['email'] : []), ...(webhook ? ['webhook'] : [])],
      ...(await this.queue()),
      weeks: weeks.map((week) => ({ week, leads: leads.get(week) ?? 0, views: views.get(week) ?? 0 })),
      events: await this.visits.events(since),
      vitals: {
        weeks: await this.visits.vitals('week', since),
        revisions: await this.visits.vitals('revision', since),
      },
    };
  }

  /** Leads that are no spam, by week. */
  private async leads(since: string): Promise<Map<string, number>> {
    const start = Date.parse(since);
    const rows = await this.database
      .selectFrom('leads')
      .select(({ fn }) => [
        sql<number>`(created_at - ${sql.lit(start)}) / ${sql.lit(weekMs)}`.as('week'),
        fn.countAll().as('count'),
      ])
      .where('created_at', '>=', start)
      .where('status', '!=', 'spam')
      .groupBy('week')
      .execute();
    return new Map(rows.map(({ week, count }) => [weekOf(start + Number(week) * weekMs), Number(count)]));
  }

  private async queue(): Promise<Pick<Overview, 'queue' | 'waitsSince'>> {
    const rows = await this.database
      .selectFrom('outbox')
      .select(({ fn }) => ['status', fn.countAll().as('count'), fn.min('created_at').as('oldest')])
      .groupBy('status')
      .execute();
    const of = new Map(rows.map(({ status, count, oldest }) => [status, { count: Number(count), oldest }]));
    const { oldest } = of.get('pending') ?? {};
    const queue = Object.fromEntries(deliveryStates.map((state) => [state, of.get(state)?.count ?? 0]));
    return {
      queue: queue as Overview['queue'],
      waitsSince: oldest === undefined ? null : new Date(Number(oldest)).toISOString(),
    };
  }
}
