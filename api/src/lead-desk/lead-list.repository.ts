import { Injectable } from '@nestjs/common';
import {
  deliveryStates,
  leadStatuses,
  type DeliveryState,
  type LeadChoices,
  type LeadFilter,
  type LeadLine,
  type LeadPage,
} from '@northgate/contracts/console/leads.js';
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import { Database } from '../database/database.js';
import type { Tables } from '../database/tables.js';
import { deliveryOf } from './lead-desk.js';
import { searchConditions } from '../database/lead-search.js';

/** Leads on one page of the list. */
const pageLength = 50;

const dayMs = 86_400_000;

type Leads = ExpressionBuilder<Tables, 'leads'>;

/** Leads as the console lists them. */
@Injectable()
export class LeadListRepository {
  constructor(private readonly database: Database) {}

  /** One page, beginning behind the lead that `after` names. */
  async page(filter: LeadFilter, after?: string): Promise<LeadPage> {
    const { status } = filter;
    const counts = await this.countsByStatus(filter);
    const rows = await this.rows(filter, after);
    const leads = await this.withDelivery(rows.slice(0, pageLength));
    const total = status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const last = rows[pageLength - 1];
    const next = rows.length > pageLength && last ? `${last.created_at}.${last.id}` : null;
    return { leads, total, counts, next };
  }

  /** What the list can be narrowed to. */
  async choices(): Promise<LeadChoices> {
    const values = async (column: 'owner' | 'service') => {
      const rows = await this.database
        .selectFrom('leads')
        .select(column)
        .distinct()
        .orderBy(column)
        .execute();
      return rows.flatMap((row) => (row as { [name in typeof column]?: string | null })[column] ?? []);
    };
    const campaigns = await this.database
      .selectFrom('leads')
      .select('campaign')
      .distinct()
      .where('campaign', '!=', '{}')
      .execute();
    const names = campaigns.flatMap(
      ({ campaign }) => (JSON.parse(campaign) as { utm_campaign?: string }).utm_campaign ?? [],
    );
    return {
      owners: await values('owner'),
      services: await values('service'),
      campaigns: [...new Set(names)].sort(),
    };
  }

  private async countsByStatus({ status: _, ...filter }: LeadFilter): Promise<LeadPage['counts']> {
    const rows = await this.database
      .selectFrom('leads')
      .select(({ fn }) => ['status', fn.countAll().as('count')])
      .where((leads) => leads.and(conditions(leads, filter)))
      .groupBy('status')
      .execute();
    const found = new Map(rows.map(({ status, count }) => [status, Number(count)]));
    return Object.fromEntries(
      leadStatuses.map((status) => [status, found.get(status) ?? 0]),
    ) as LeadPage['counts'];
  }

  private rows(filter: LeadFilter, after = '') {
    const [, at, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(after) ?? [];
    return this.database
      .selectFrom('leads')
      .select([
        'id',
        'created_at',
        'name',
        'company',
        'email',
        'service',
        'status',
        'owner',
        'page',
        'campaign',
      ])
      .select(sql<string>`substr(message, 1, 160)`.as('excerpt'))
      .where((leads) => leads.and(conditions(leads, filter)))
      .$if(id !== undefined, (query) =>
        query.where((leads) =>
          leads.or([
            leads('created_at', '<', Number(at)),
            leads.and([leads('created_at', '=', Number(at)), leads('id', '>', String(id))]),
          ]),
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(pageLength + 1)
      .execute();
  }

  private async withDelivery(rows: Awaited<ReturnType<LeadListRepository['rows']>>): Promise<LeadLine[]> {
    const ids = rows.map(({ id }) => id);
    const outbox = ids.length
      ? await this.database
          .selectFrom('outbox')
          .select(['lead_id', 'status'])
          .where('lead_id', 'in', ids)
          .execute()
      : [];
    return rows.map(({ created_at, campaign, ...row }) => ({
      ...row,
      createdAt: new Date(created_at).toISOString(),
      campaign: JSON.parse(campaign) as LeadLine['campaign'],
      delivery: deliveryOf(outbox.filter(({ lead_id }) => lead_id === row.id)),
    }));
  }
}

/** The filter as conditions that all have to hold. */
function conditions(leads: Leads, filter: LeadFilter) {
  const { search = '', status, owner, service, delivery, campaign, since, until } = filter;
  return [
    ...searchConditions(search),
    ...(status ? [leads('status', '=', status)] : []),
    ...(owner === '-' ? [leads('owner', 'is', null)] : owner ? [leads('owner', '=', owner)] : []),
    ...(service ? [leads('service', '=', service)] : []),
    ...(delivery ? deliveryConditions(leads, delivery) : []),
    ...(campaign ? [named(campaign)] : []),
    ...(since ? [leads('created_at', '>=', Date.parse(since))] : []),
    ...(until ? [leads('created_at', '<', Date.parse(until) + dayMs)] : []),
  ];
}

/**
 * Leads with a notification that is this far, and none that is less far. Each list of leads is looked up once: asked for each lead
 * anew, SQLite goes through all notifications of that state each time.
 */
const deliveryConditions = (leads: Leads, delivery: DeliveryState) => {
  const withStatus = (statuses: readonly DeliveryState[]) =>
    leads.selectFrom('outbox').select('lead_id').where('outbox.status', 'in', statuses);
  const moreUrgent = deliveryStates.slice(0, deliveryStates.indexOf(delivery));
  return [
    leads('id', 'in', withStatus([delivery])),
    ...(moreUrgent.length ? [leads('id', 'not in', withStatus(moreUrgent))] : []),
  ];
};

/** The campaign's name stands in a JSON object, whose texts JSON itself has escaped. */
function named(campaign: string) {
  const part = `%"utm_campaign":${JSON.stringify(campaign)}%`;
  const pattern = part.slice(1, -1).replace(/[!%_]/g, '!$&');
  return sql<SqlBool>`campaign like ${`%${pattern}%`} escape '!'`;
}
