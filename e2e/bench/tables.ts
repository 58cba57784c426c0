import type { BootFigures } from './measure-boot';
import type { ClickFigures, PaintFigures } from './measure-click';
import type { LighthouseFigures } from './measure-lighthouse';
import type { NavigationFigures } from './measure-navigation';

/** One measured page with the medians of its runs. */
export interface Row<Figures> {
  name: string;
  figures: Figures;
}

/** The median of each figure over all runs. */
export function median<Figures extends object>(runs: Figures[]): Figures {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
  return Object.fromEntries(keys.map((key) => [key, middle(runs.map((run) => Number(run[key])))])) as Figures;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (value: number) => String(Math.round(value));
const ratio = (value: number, anchor: number | undefined) => (anchor ? (value / anchor).toFixed(2) : '');

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, index) => (index ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Scores, paints and sizes of every page beside the first row, the anchor. */
export function lighthouseTable(rows: Row<LighthouseFigures>[]): string {
  const anchor = rows[0]?.figures;
  const head = [
    'page',
    'perf',
    'a11y',
    'practices',
    'SEO',
    'FCP',
    '×',
    'LCP',
    '×',
    'TBT',
    'CLS',
    'HTML',
    'script',
  ];
  const cells = ({ name, figures: f }: Row<LighthouseFigures>) => [
    name,
    ...[f.performance, f.accessibility, f.practices, f.seo].map(String),
    milliseconds(f.fcp),
    ratio(f.fcp, anchor?.fcp),
    milliseconds(f.lcp),
    ratio(f.lcp, anchor?.lcp),
    milliseconds(f.tbt),
    f.cls.toFixed(3),
    kilobytes(f.htmlBytes),
    kilobytes(f.scriptBytes),
  ];
  return table(head, rows.map(cells));
}

/** Paints of every page beside the first row, the anchor. */
export function paintTable(rows: Row<PaintFigures>[]): string {
  const anchor = rows[0]?.figures;
  const cells = ({ name, figures: f }: Row<PaintFigures>) => [
    name,
    milliseconds(f.fcp),
    ratio(f.fcp, anchor?.fcp),
    milliseconds(f.lcp),
    ratio(f.lcp, anchor?.lcp),
    f.cls.toFixed(4),
  ];
  return table(['page', 'FCP', '×', 'LCP', '×', 'CLS'], rows.map(cells));
}

/** The effect of an impatient click and the delay of one at rest beside the first row, the anchor and its own control. */
export function clickTable(rows: Row<ClickFigures>[]): string {
  const anchor = rows[0]?.figures;
  const cells = ({ name, figures: f }: Row<ClickFigures>) => [
    name,
    milliseconds(f.effect),
    ratio(f.effect, anchor?.effect),
    milliseconds(f.inp),
  ];
  return table(['control', 'click to effect', '×', 'INP'], rows.map(cells));
}

/** What coming alive costs each page. */
export function bootTable(rows: Row<BootFigures>[]): string {
  const head = [
    ...['page', 'HTML', 'until the frame answers', 'federation and entries', 'boot', 'files'],
    ...['parts in the first screen', 'files', 'main thread', 'longest task at ×4'],
  ];
  const cells = ({ name, figures: f }: Row<BootFigures>) => [
    name,
    ...[f.html, f.frame, f.federation, f.boot].map(kilobytes),
    String(f.bootFiles),
    kilobytes(f.parts),
    String(f.partFiles),
    ...[f.mainThread, f.longestTask].map(milliseconds),
  ];
  return table(head, rows.map(cells));
}

/** How long a page takes to come that was fetched while the pointer rested on its link. */
export function navigationTable(rows: Row<NavigationFigures>[]): string {
  const cells = ({ name, figures: f }: Row<NavigationFigures>) => [
    name,
    milliseconds(f.content),
    milliseconds(f.overlay),
  ];
  return table(['page', 'content', 'overlay gone'], rows.map(cells));
}
