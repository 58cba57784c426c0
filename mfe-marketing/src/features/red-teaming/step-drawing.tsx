import { Drawing } from '@northgate/ui/drawings/drawing';
import {
  box,
  cornerMarks,
  dots,
  range,
  seededRandom,
  type Area,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import { wordBars } from '../../lib/drawings/word-bars';
import type { ReactElement } from 'react';

const page: Area = { x: 46, y: 14, width: 148, height: 152 };
const [left, end] = [62, 178];
const rows = 7;
const yOf = (row: number): number => 34 + row * 19;
const weak = [
  { row: 2, width: 40 },
  { row: 4, width: 54 },
];

function text(): string {
  const random = seededRandom(5);
  const line = (x: number, y: number, stop: number) =>
    wordBars({ x, y, end: stop, height: 7, words: [10, 38] }, random);
  return range(rows)
    .map((row) => {
      const piece = weak.find((each) => each.row === row);
      if (!piece) return line(left, yOf(row), end - (row % 3) * 12);
      return line(left + piece.width + 5, yOf(row), end);
    })
    .join('');
}
const words = text();
const weakWords = weak.map(({ row, width }) => box({ x: left, y: yOf(row), width, height: 7 })).join('');
const aims = weak.map(({ row }) => yOf(row) + 3.5);
const checked = range(rows).filter((row) => weak.every((piece) => piece.row !== row));

const Page = ({ weakMark = 'ibar' }: { weakMark?: string }) => (
  <>
    <Rect {...page} mark="fp i" />
    <Path d={words} mark="ibar" />
    <Path d={weakWords} mark={weakMark} />
  </>
);

const Scope = () => (
  <>
    <Page />
    <Path d={box({ x: 32, y: 4, width: 176, height: 172 })} mark="i dash2" />
    <Path d={cornerMarks({ x: 32, y: 4, width: 176, height: 172 }, 18)} mark="i w3" />
  </>
);

const attackers = dots(
  aims.map((y): Point => [8, y]),
  4.5,
);

const Threats = () => (
  <>
    <Page />
    <Path d={aims.map((y) => `M12 ${y}H${left - 6}`).join('')} mark="i dash2" />
    <Path d={aims.map((y) => `M${left - 14} ${y - 6}l8 6l-8 6`).join('')} />
    <Path d={attackers} mark="fi" />
  </>
);

const Attack = () => (
  <>
    <Page weakMark="sbar" />
    <Path d={aims.map((y) => `M12 ${y}H${left}`).join('')} mark="s w2" />
    <Path d={`M${left + 20} ${yOf(2) + 7}V${yOf(4)}`} mark="s w2" />
    <Path d={attackers} mark="sfill" />
  </>
);

const Score = () => (
  <>
    <Page weakMark="sbar" />
    <Path d={checked.map((row) => `M206 ${yOf(row) + 3}l5 5l10-11`).join('')} mark="i" />
    {aims.map((y) => (
      <Cross key={y} x={213} y={y} r={4.5} />
    ))}
  </>
);

const Repair = () => (
  <>
    <Page weakMark="fi" />
    <Path d={`M${page.x} ${page.y}v${page.height}`} mark="wall2" />
    <Path d={aims.map((y) => `M10 ${y - 12}L34 ${y}L10 ${y + 12}`).join('')} mark="s w2" />
    {aims.map((y) => (
      <Cross key={y} x={36} y={y} r={4.5} />
    ))}
    <Path
      d={range(rows)
        .map((row) => `M206 ${yOf(row) + 3}l5 5l10-11`)
        .join('')}
      mark="i"
    />
  </>
);

const steps: Record<number, () => ReactElement> = { 1: Scope, 2: Threats, 3: Attack, 4: Score, 5: Repair };

/** One page of text on its way through the evaluation: framed, aimed at, attacked, marked, repaired. */
export function StepDrawing({ step }: { step: number }) {
  const Step = steps[step];
  return (
    <Drawing width={240} height={180}>
      {Step ? <Step /> : null}
    </Drawing>
  );
}
