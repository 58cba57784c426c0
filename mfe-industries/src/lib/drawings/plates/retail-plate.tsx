import { box, cornerMarks, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { bag, bottle, can, carton, jar, type Pack } from '../marks/packs';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

interface Run {
  pack: Pack;
  width: number;
  height: number;
  count: number;
  tint: 'fp' | 't1' | 't2' | 't4';
  gaps?: number[];
}

const shelves: { foot: number; runs: Run[] }[] = [
  {
    foot: 112,
    runs: [
      { pack: carton, width: 42, height: 92, count: 4, tint: 't2' },
      { pack: bag, width: 54, height: 80, count: 4, tint: 'fp' },
      { pack: carton, width: 34, height: 104, count: 6, tint: 't4' },
      { pack: jar, width: 38, height: 66, count: 5, tint: 't1' },
    ],
  },
  {
    foot: 228,
    runs: [
      { pack: can, width: 34, height: 54, count: 7, tint: 'fp' },
      { pack: jar, width: 40, height: 62, count: 4, tint: 't4' },
      { pack: bottle, width: 30, height: 92, count: 7, tint: 't2' },
      { pack: carton, width: 46, height: 70, count: 4, tint: 't1' },
    ],
  },
  {
    foot: 346,
    runs: [
      { pack: bag, width: 58, height: 84, count: 3, tint: 't4' },
      { pack: bottle, width: 38, height: 98, count: 9, tint: 't1', gaps: [4, 5] },
      { pack: can, width: 36, height: 50, count: 7, tint: 't2' },
    ],
  },
  {
    foot: 464,
    runs: [
      { pack: bottle, width: 32, height: 86, count: 5, tint: 'fp' },
      { pack: carton, width: 62, height: 76, count: 4, tint: 't2' },
      { pack: jar, width: 36, height: 56, count: 6, tint: 't4' },
      { pack: carton, width: 38, height: 92, count: 4, tint: 't1' },
    ],
  },
  {
    foot: 584,
    runs: [
      { pack: carton, width: 74, height: 88, count: 4, tint: 't1' },
      { pack: bag, width: 66, height: 92, count: 4, tint: 'fp' },
      { pack: bottle, width: 44, height: 96, count: 6, tint: 't4' },
    ],
  },
];

interface Facing {
  tint: Run['tint'];
  drawn: string;
  missing: boolean;
}

function facings(): Facing[] {
  const random = seededRandom(12);
  return shelves.flatMap(({ foot, runs }) => {
    let left = -16 + random() * 10;
    return runs.flatMap(({ pack, width, height, count, tint, gaps = [] }) => {
      const start = left;
      left += count * (width + 4) + 10;
      return range(count).map((index) => ({
        tint,
        drawn: pack(start + index * (width + 4), foot, width, height),
        missing: gaps.includes(index),
      }));
    });
  });
}

const joinedWhere = (all: Facing[], keep: (facing: Facing) => boolean): string =>
  all
    .filter(keep)
    .map(({ drawn }) => drawn)
    .join('');

const boards = shelves.map(({ foot }) => box({ x: -10, y: foot, width: 860, height: 14 })).join('');
const tickets = shelves
  .flatMap(({ foot }, shelf) =>
    range(9).map((ticket) => box({ x: 16 + ticket * 97 + shelf * 13, y: foot + 3, width: 30, height: 8 })),
  )
  .join('');

/** The retail hero: a wall of shelves seen from the front, with the one facing that is empty. */
export function RetailPlate() {
  const all = facings();
  return (
    <FieldPlate
      ground="t3"
      title="Shelf elevation: five shelves of facings seen from the front. Two bottles are missing on the third shelf, and the gap is marked."
    >
      <Path
        d={range(7)
          .map((panel) => `M${20 + panel * 133} 0V634`)
          .join('')}
        mark="h st"
      />
      {(['fp', 't1', 't2', 't4'] as const).map((tint) => (
        <Path
          key={tint}
          d={joinedWhere(all, (facing) => facing.tint === tint && !facing.missing)}
          mark={`i thin ${tint}`}
        />
      ))}
      <Path d={boards} mark="i fp" />
      <Path d={tickets} mark="ibar" />
      <g className="op">
        <Path d={joinedWhere(all, ({ missing }) => missing)} mark="s dash3" />
        <Path d={cornerMarks({ x: 343, y: 238, width: 90, height: 124 }, 18)} mark="s w3" />
        <Rect x={364} y={349} width={48} height={8} mark="sbar" />
        <Path d="M433 238L466 206" mark="s hl" />
        <Tag x={466} y={160} width={176} title="Empty facing" detail="Shelf 3: refill task sent" />
      </g>
    </FieldPlate>
  );
}
