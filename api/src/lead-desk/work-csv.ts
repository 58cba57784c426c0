import { campaignKeys } from '@northgate/contracts/campaign.js';
import { asCsv } from '../text/csv.js';
import type { LeadRecord } from './lead-work.repository.js';

const plain = [
  'id',
  'createdAt',
  'status',
  'owner',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
  'page',
  'delivery',
  'flagReasons',
] as const satisfies (keyof LeadRecord)[];

/** Leads with what was done about them (RFC 4180), and nothing a spreadsheet would run. */
export const workAsCsv = (leads: LeadRecord[]): string =>
  asCsv(
    [...plain, ...campaignKeys, 'notes'],
    leads.map((lead) => ({
      ...lead,
      ...Object.fromEntries(campaignKeys.map((key) => [key, lead.campaign[key] ?? ''])),
      owner: lead.owner ?? '',
      notes: lead.notes.map(({ at, author, text }) => `${at} ${author}: ${text}`),
    })) as never,
  );
