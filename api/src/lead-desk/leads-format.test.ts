import { expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { Lead } from './lead-desk.js';
import { leadsAsCsv } from './leads-format.js';

const lead: Lead = {
  ...{
    id: 'one',
    createdAt: '2026-11-01T00:00:00.000Z',
    name: 'Asha',
    company: 'Works',
    email: 'a@example.com',
  },
  ...{ phone: '+91 40 0000 0001', service: 'other', message: 'Hello.', flagged: false, flagReasons: [] },
  ...{ delivery: 'held', outbox: [] },
} as never;

/** The cell of the message, read by a parser that knows nothing of what was put in. */
const cellOf = (message: string): string => {
  const [, row] = parse(leadsAsCsv([{ ...lead, message }]));
  return row![7]!;
};

/** What api/README.md says about reading a cell. */
const readBack = (cell: string): string =>
  cell.replace(/^'/, '').replace(/([;；\t\r\n])'(?=[\s\p{Cc}\p{Cf}"'“”‘’＂＇]*[=+\-@＝＋－＠])/gu, '$1');

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u200b', '\ufeff', '"', "'", '“', '\u0000'];

it.each(starts.flatMap((start) => before.map((blank) => `${blank}${start}cmd|' /C calc'!A0`)))(
  '%j is a text for a spreadsheet',
  (message) => {
    expect(cellOf(message)).toBe(`'${cellOf(message).slice(1)}`);
    expect(readBack(cellOf(message))).toBe(message);
  },
);

it.each([';=1+1', '\t=1+1', '\r=1+1', '\n@x', 'a;=1+1', 'a\t+1', 'a\n=1', 'a; "=1', ';a', "'a", '；=1'])(
  '%j is none where cells are separated by ; or a tab either',
  (message) => {
    const cells = cellOf(message).split(/[;；\t\r\n]/);
    for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
    expect(readBack(cellOf(message))).toBe(message);
  },
);

it('leaves telephone numbers and plain words as they are', () => {
  const [, row] = parse(leadsAsCsv([lead]));
  expect(row).toEqual(expect.arrayContaining(['+91 40 0000 0001', 'Hello.', 'a@example.com']));
});

it('can be read back whatever was typed', () => {
  const odd = fc.constantFrom(...starts, ...before, ';', '；', 'a', '1', ',');
  const text = fc.oneof(
    fc.array(odd, { maxLength: 12 }).map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (message) => {
      fc.pre(!/^\+[\d ()-]+$/.test(message));
      expect(readBack(cellOf(message))).toBe(message);
    }),
    { numRuns: 2000 },
  );
});
