import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, box, range, seededRandom, type Area, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { wordBars } from '../word-bars';

const sheet = { width: 1440, height: 662 } as const;
const [left, column, right] = [40, 790, 1400];
const height = 11;
const yOf = (row: number): number => 22 + row * 30;

/** Where the page's heading stands, words of the prompt leave the sheet free: left of the column, on these rows. */
const isBesideHeading = (row: number): boolean => row > 2 && row < 19;
const blank = [0, 3, 4, 14, 15, 16];

/** What the injected order is made of, in the order it is read. */
const pieces: Area[] = [
  { x: 690, y: yOf(19), width: 130, height },
  { x: 1090, y: yOf(12), width: 152, height },
  { x: 872, y: yOf(9), width: 176, height },
  { x: 1136, y: yOf(6), width: 128, height },
];
const target: Area = { x: 968, y: yOf(2), width: 150, height };

const onRow = (row: number): Area[] => [...pieces, target].filter(({ y }) => y === yOf(row));

const random = seededRandom(21);

/** The words of a row between two edges, around what stands there already; lines end up to `ragged` units early. */
function words(row: number, from: number, to: number, ragged: number): string {
  const taken = onRow(row).filter(({ x }) => x >= from && x < to);
  const starts = [from, ...taken.map(({ x, width }) => x + width + 14)];
  const ends = [...taken.map(({ x }) => x - 14), to];
  return starts
    .map((x, index) => {
      const end = (ends[index] ?? to) - (index === taken.length ? Math.round(random() * ragged) : 0);
      return wordBars({ x, y: yOf(row), end, height, words: [28, 136] }, random);
    })
    .join('');
}

const written = range(21).filter((row) => !blank.includes(row));
const text = written.map((row) => words(row, isBesideHeading(row) ? column : left, right, 60)).join('');
const besideHeading = written
  .filter(isBesideHeading)
  .map((row) => words(row, left, column - 14, 0))
  .join('');

const middle = ({ x, width }: Area): number => x + width / 2;

/** From the top of one piece up to the foot of the next. */
function climb(from: Area, to: Area): string {
  const [start, end]: [Point, Point] = [
    [middle(from), from.y],
    [middle(to), to.y + height],
  ];
  const bend = (start[1] - end[1]) * 0.6;
  return `M${at(start)}C${at([start[0], start[1] - bend])} ${at([end[0], end[1] + bend])} ${at(end)}`;
}
const chain = [...pieces, target];
const links = pieces.map((piece, index) => climb(piece, chain[index + 1] ?? target)).join('');
const arrow = `M${middle(target) - 8} ${target.y + height + 12}l8-12l8 12`;

const sections = [
  { row: 0, name: 'Your instructions', from: left },
  { row: 4, name: 'A document it looked up', from: column },
  { row: 16, name: 'What a visitor wrote', from: column },
];
const rules = (to: number): string =>
  sections
    .filter(({ from }) => from < to)
    .map(({ row, from }) => `M${from} ${yOf(row) + 20}H${to}`)
    .join('');

const Injection = () => (
  <g className="op">
    <Path d={links} mark="s w2" />
    <Path d={arrow} mark="s w2" />
    <Path d={pieces.map(box).join('')} mark="sbar" />
    <Path d={box({ x: target.x - 8, y: target.y - 8, width: target.width + 16, height: 27 })} mark="s" />
    <Path d={`M1242 ${yOf(12) + 6}H1290V${yOf(14) - 10}`} mark="s hl" />
    <g className="tag">
      <Rect x={1176} y={yOf(14) - 10} width={224} height={46} mark="fp s1" />
      <Label x={1188} y={yOf(14) + 9} mark="lab sl b">
        Poses as an instruction
      </Label>
      <Label x={1188} y={yOf(14) + 26}>
        Four pieces, found by the test
      </Label>
    </g>
  </g>
);

/**
 * The red-teaming hero: a prompt from edge to edge as the model reads it, and one order hidden in it. On wide screens
 * it leaves room for the page's heading on the left. Its parent has a height.
 */
export const RedTeamingPlate = () => (
  <Drawing
    {...sheet}
    className="plate-prompt"
    preserveAspectRatio="xMaxYMid slice"
    title="Page of a prompt: your instructions, a document and a visitor's words. Four marked pieces in the last two are linked line to line and end in the instructions."
  >
    <Path d={text} mark="ibar" />
    <Path d={besideHeading} mark="ibar beside" />
    <Path d={rules(right)} mark="h" />
    <Path d={`M${left} ${yOf(4) + 20}H${column}M${left} ${yOf(16) + 20}H${column}`} mark="h beside" />
    <Path d={box(target)} mark="ibar" />
    {sections.map(({ row, name }) => (
      <Label key={row} x={right} y={yOf(row) + 8} anchor="end" mark="lab">
        {name}
      </Label>
    ))}
    <Injection />
  </Drawing>
);
