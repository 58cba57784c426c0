import { campaignKeys } from '@northgate/contracts/campaign.js';
import { asCsv } from '../text/csv.js';
import { oneLine } from '../text/one-line.js';
import type { Lead, OutboxEntry } from './lead-desk.js';
import type { LeadRecord } from './lead-work.repository.js';

/** What a visitor writes. */
const written = ['name', 'company', 'email', 'phone', 'service', 'message'] as const;

const csvColumns = [
  'id',
  'createdAt',
  ...written,
  'flagged',
  'flagReasons',
  'delivery',
] as const satisfies (keyof Lead)[];

/** RFC 4180, and nothing a spreadsheet would run. */
export const leadsAsCsv = (leads: Lead[]): string => asCsv(csvColumns, leads);

const workColumns = [
  'id',
  'createdAt',
  'status',
  'owner',
  ...written,
  'page',
  'delivery',
  'flagReasons',
] as const satisfies (keyof LeadRecord)[];

/** Leads with what was done about them (RFC 4180), and nothing a spreadsheet would run. */
export const workAsCsv = (leads: LeadRecord[]): string =>
  asCsv(
    [...workColumns, ...campaignKeys, 'notes'],
    leads.map((lead) => ({
      ...lead,
      ...Object.fromEntries(campaignKeys.map((key) => [key, lead.campaign[key] ?? ''])),
      owner: lead.owner ?? '',
      notes: lead.notes.map(({ at, author, text }) => `${at} ${author}: ${text}`),
    })) as never,
  );

/** A list of objects, or one. */
export const asJson = (value: Lead[] | Lead): string => `${JSON.stringify(value, null, 2)}\n`;

const widths = { id: 8, received: 16, name: 20, company: 20, email: 30, phone: 18, service: 18, delivery: 9 };

type Column = keyof typeof widths;

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** One line for each lead and its message below, indented; what a visitor typed cannot steer the terminal. */
export function leadsAsTable(leads: Lead[]): string {
  const header = tableLine((column) => column);
  const rows = leads.flatMap((lead) => [
    tableLine((column) => cell(lead, column)),
    `  ${lead.flagged ? '[flagged] ' : ''}${cut(oneLine(lead.message), 150).trimEnd()}`,
  ]);
  return [header, ...rows, ''].join('\n');
}

const tableLine = (textOf: (column: Column) => string): string =>
  (Object.keys(widths) as Column[])
    .map((column) => cut(textOf(column), widths[column]))
    .join('  ')
    .trimEnd();

function cell(lead: Lead, column: Column): string {
  if (column === 'id') return lead.id.slice(0, widths.id);
  return oneLine(column === 'received' ? minute(lead.createdAt) : lead[column]);
}

const minute = (instant: string): string => instant.slice(0, 16).replace('T', ' ');

/** Everything about one lead. */
export function leadAsText(lead: Lead): string {
  const facts = [
    ['id', lead.id],
    ['received', lead.createdAt],
    ['name', lead.name],
    ['company', lead.company],
    ['email', lead.email],
    ['phone', lead.phone],
    ['service', lead.service],
    ...(lead.flagged ? [['flagged', lead.flagReasons.join('; ')]] : []),
    ...lead.outbox.map((entry) => ['delivery', entryAsText(entry)]),
  ];
  const message = lead.message.split(/\r\n|[\r\n]/).map((line) => `  ${oneLine(line)}`.trimEnd());
  return [
    ...facts.map(([label, value]) => `${label!.padEnd(10)}${oneLine(value!)}`),
    '',
    ...message,
    '',
  ].join('\n');
}

function entryAsText({ channel, status, attempts, lastError, ...times }: OutboxEntry): string {
  const when = {
    held: 'until a channel is configured',
    withheld: 'until somebody runs retry on it',
    pending: `due ${minute(times.nextAttemptAt)}`,
    delivered: minute(times.deliveredAt ?? ''),
    dead: 'given up',
  }[status];
  const tries = attempts > 0 ? `, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}` : '';
  const reason = lastError === null ? '' : `, last: ${oneLine(lastError)}`;
  return `${channel}: ${status} (${when}${tries}${reason})`;
}

/** One line for each notification that was given up. */
export const deadAsTable = (leads: Lead[]): string =>
  leads
    .flatMap((lead) =>
      lead.outbox.filter(({ status }) => status === 'dead').map((entry) => ({ lead, entry })),
    )
    .map(({ lead, entry }) =>
      [
        lead.id,
        minute(lead.createdAt),
        cut(oneLine(lead.company), widths.company),
        entry.channel.padEnd(7),
        `${entry.attempts} attempts`,
        oneLine(entry.lastError ?? ''),
      ].join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
