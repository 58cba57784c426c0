/** What may stand before a formula without making it a text: blanks, characters nobody sees, quotes. */
const blank = String.raw`[\s\p{Cc}\p{Cf}"'“”‘’＂＇]*`;
const formula = `(?=${blank}[=+\\-@＝＋－＠])`;

/** A spreadsheet would run these as formulas; where it separates cells by ; or a tab, also behind those. */
const firstOfCell = new RegExp(`^(?:${formula}|[;；\\t\\r\\n'])`, 'u');
const furtherOnes = new RegExp(`([;；\\t\\r\\n])${formula}`, 'gu');

/** Plain telephone numbers cannot do harm. */
const telephone = /^\+[\d ()-]+$/;

/** The text with a ' before everything a spreadsheet would run; a ' that stands at the beginning gets another one. */
function withoutFormulas(text: string): string {
  if (telephone.test(text)) return text;
  return (firstOfCell.test(text) ? "'" : '') + text.replace(furtherOnes, "$1'");
}

type Value = string | number | boolean | string[];

function csvCell(value: Value): string {
  const text = Array.isArray(value) ? value.join('; ') : String(value);
  const safe = withoutFormulas(text);
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180): a header line, CRLF between lines, quotes where needed, and nothing a spreadsheet would run. */
export const asCsv = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, Value>[],
): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => csvCell(row[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');
