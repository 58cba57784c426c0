import type { Lead } from './lead.repository.js';

const csvColumns = [
  'id',
  'createdAt',
  'name',
  'company',
  'email',
  'phone',
  'service',
  'message',
  'flagged',
  'delivery',
] as const satisfies (keyof Lead)[];

/** A spreadsheet would run these as formulas; plain telephone numbers cannot do harm. */
const formula = /^[=+\-@\t\r]/;
const telephone = /^\+[\d ()-]+$/;

function csvCell(value: string | boolean): string {
  const text = String(value);
  const safe = formula.test(text) && !telephone.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180: a header line, CRLF between lines, quotes where needed. */
export const leadsAsCsv = (leads: Lead[]): string =>
  [csvColumns.join(','), ...leads.map((lead) => csvColumns.map((column) => csvCell(lead[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** A list of objects. */
export const leadsAsJson = (leads: Lead[]): string => `${JSON.stringify(leads, null, 2)}\n`;

const widths = { received: 16, name: 20, company: 20, email: 30, phone: 18, service: 18, delivery: 9 };

/** What a visitor typed must not steer the terminal it is shown in. */
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const printable = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');

const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** One line for each lead and its message below, indented. */
export function leadsAsTable(leads: Lead[]): string {
  const header = tableLine((column) => column);
  const rows = leads.flatMap((lead) => [
    tableLine((column) => (column === 'received' ? receivedAt(lead) : lead[column])),
    `  ${lead.flagged ? '[flagged] ' : ''}${cut(printable(lead.message), 150).trimEnd()}`,
  ]);
  return [header, ...rows, ''].join('\n');
}

type Column = keyof typeof widths;

const tableLine = (cell: (column: Column) => string): string =>
  (Object.keys(widths) as Column[])
    .map((column) => cut(printable(cell(column)), widths[column]))
    .join('  ')
    .trimEnd();

const receivedAt = (lead: Lead): string => lead.createdAt.slice(0, 16).replace('T', ' ');
