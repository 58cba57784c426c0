import { setTimeout as wait } from 'node:timers/promises';
import { headerOf, type ReceivedMail } from 'api/testing/mail-server.js';
import { parse } from 'csv-parse/sync';
import PostalMime from 'postal-mime';
import type { Attack, AttackTarget } from './attack.js';
import { canaryLead } from './canary-lead.js';

/** Texts that a spreadsheet would run, wherever it separates cells. */
const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(1)', '＝1+1', '=HYPERLINK("http://a.example")'].flatMap(
  (formula) => [
    formula,
    ...['\t', '\n', '\r', ';', ' ', '"', "'", '\u200b', '\ufeff', '; ', ';"', '\t\t'].map(
      (before) => before + formula,
    ),
    ...['a;', 'a\t', 'a\n', 'a;;', 'a\r\n', 'a; "'].map((before) => before + formula),
  ],
);

/** Texts that would be more than text in the head of a mail, or show as another one. */
const heads = [
  '=?utf-8?B?SW52b2ljZSBmcm9tIHlvdXIgYmFuaw==?=',
  '=?utf-8?Q?Invoice?= =?utf-8?Q?_from?=',
  '=\u200e?iso-8859-1?Q?Invoice?\u2066=',
  '=?=?utf-8?Q?Invoice?=?=',
  '\u202eskroW\u202c \u2067elpmaxE\u2069 \u200f\u061c',
  'Works\u200b\u{e0041}\ufeff\u00ad',
  'Works\r\nBcc: victim@example.org',
  'Works\nSubject: another one',
  'Works\u2028Bcc: victim@example.org',
  '"Asha" <victim@example.org>, Other',
  'Works\r\n\r\n<script>alert(1)</script>',
];
const fields = ['name', 'company', 'message'] as const;

/** A cell that a spreadsheet takes for a formula. Plain telephone numbers are none. */
const runs = (cell: string): boolean =>
  /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]/u.test(cell) && !/^\+[\d ()-]+$/.test(cell);

/** Marks that nobody sees, or that turn the order of what stands around them. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u;
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Tells these leads from others whose mails are still under way. */
const email = 'sheet@example.com';

/** How long mails of leads may be under way, in milliseconds. */
const patience = 30_000;

/** Leads whose fields are more than text elsewhere: in the sheet they are exported to and in the mails about them. */
export const writtenByVisitors: Attack = {
  name: 'formulas and headers in leads',
  share: 10,
  async run(target, { until, tries: most }) {
    const findings: string[] = [];
    const own = () => target.mails.filter(({ source }) => source.includes(email));
    const mailed = own().length;
    const before = parseCells(await target.leadsAsCsv()).length;
    const taken: string[] = [];
    let refused = 0;
    for (const [text, field] of written().slice(0, most)) {
      if (Date.now() > until) break;
      const status = await send(target, text, field);
      if (status === 201) taken.push(text);
      else if (status === 400) refused += 1;
      else findings.push(`${JSON.stringify(text)} as ${field} was answered with ${status}`);
    }
    const sheet = await target.leadsAsCsv();
    if (parseCells(sheet).length - before !== taken.length)
      findings.push('not every lead has a line of its own in the sheet');
    findings.push(...formulasIn(sheet).map((cell) => `the sheet has the formula ${JSON.stringify(cell)}`));
    const end = Date.now() + patience;
    while (own().length - mailed < taken.length && Date.now() < end) await wait(100);
    const mails = own().slice(mailed);
    if (mails.length !== taken.length) findings.push(`${mails.length} mails about ${taken.length} leads`);
    for (const mail of mails) findings.push(...(await faultsOf(mail)));
    const tries = taken.length + refused;
    const note = `${taken.length} leads in the sheet and in mails, ${refused} refused`;
    return { tries, held: Math.max(0, tries - findings.length), findings, note };
  },
};

const written = () =>
  fields.flatMap((field) => [...heads, ...formulas].map((text) => [text, field] as const)).sort(byTurns);
/** A short form has some of each. */
const byTurns = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  letters(one).length - letters(other).length;

async function send(
  { pageServer }: AttackTarget,
  text: string,
  field: (typeof fields)[number],
): Promise<number> {
  const value = field === 'message' ? `${text} and ten letters` : text;
  const { status } = await fetch(`http://127.0.0.1:${pageServer}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...canaryLead, email, [field]: value }),
  });
  return status;
}

const parseCells = (sheet: string): string[][] => parse(sheet, { from_line: 2 });

/** Cells that are formulas to a program that separates them by commas, semicolons or tabs, with quotes or without. */
const formulasIn = (sheet: string): string[] =>
  [...parseCells(sheet).flat(), ...sheet.split(/[;\t\r\n]/)].filter(runs);

async function faultsOf({ source, envelope }: ReceivedMail): Promise<string[]> {
  const { subject = '', replyTo = [], text = '' } = await PostalMime.parse(source);
  const names = headerNames(source);
  const shown = [subject, ...replyTo.map(({ name }) => name)];
  const [, company = ''] = /^Company: (.*)$/m.exec(text) ?? [];
  const faults: [isFault: boolean, what: string][] = [
    [new Set(names).size !== names.length || names.includes('bcc'), 'has further headers'],
    [envelope.rcptTo.some(({ address }) => address !== 'sales@example.com'), 'went to somebody else'],
    [shown.some((one) => unseen.test(one)), 'shows marks that nobody sees'],
    [!letters(subject).endsWith(letters(company)), `does not call ${company} so`],
  ];
  const mail = `the mail ${JSON.stringify(headerOf(source, 'Subject'))}`;
  return faults.filter(([isFault]) => isFault).map(([, what]) => `${mail} ${what}`);
}

const headerNames = (source: string): string[] =>
  [...(source.split('\r\n\r\n', 1)[0] ?? '').matchAll(/^([\w-]+):/gm)].map(([, name = '']) =>
    name.toLowerCase(),
  );
