import { box, cornerMarks, range } from '@northgate/ui/drawings/geometry';
import { bag, bottle, can, carton, jar, type Pack } from '../marks/packs';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { PanelSheet } from './exhibit-sheets';

interface Run {
  pack: Pack;
  x: number;
  width: number;
  height: number;
  count: number;
  tint: 'fp' | 't1' | 't2' | 't4';
}

const shelves: { foot: number; runs: Run[] }[] = [
  {
    foot: 122,
    runs: [
      { pack: carton, x: 14, width: 44, height: 86, count: 4, tint: 't4' },
      { pack: bag, x: 214, width: 54, height: 78, count: 3, tint: 'fp' },
      { pack: jar, x: 392, width: 34, height: 60, count: 4, tint: 't1' },
    ],
  },
  {
    foot: 250,
    runs: [
      { pack: can, x: 12, width: 34, height: 56, count: 4, tint: 't2' },
      { pack: bottle, x: 176, width: 38, height: 98, count: 6, tint: 't1' },
      { pack: carton, x: 440, width: 52, height: 74, count: 2, tint: 't4' },
    ],
  },
  {
    foot: 378,
    runs: [
      { pack: bag, x: 14, width: 62, height: 88, count: 3, tint: 'fp' },
      { pack: jar, x: 224, width: 42, height: 66, count: 4, tint: 't2' },
      { pack: carton, x: 420, width: 58, height: 92, count: 2, tint: 't4' },
    ],
  },
];

interface Facing {
  drawn: string;
  tint: string;
  sold: boolean;
}

/** The three bottles that are sold by the evening. */
const soldOut = [2, 3, 4];
const facings: Facing[] = shelves.flatMap(({ foot, runs }, shelf) =>
  runs.flatMap(({ pack, x, width, height, count, tint }) =>
    range(count).map((index) => ({
      drawn: pack(x + index * (width + 4), foot, width, height),
      tint,
      sold: shelf === 1 && pack === bottle && soldOut.includes(index),
    })),
  ),
);
const drawn = (keep: (facing: Facing) => boolean): string =>
  facings
    .filter(keep)
    .map((facing) => facing.drawn)
    .join('');

const boards = shelves.map(({ foot }) => box({ x: -10, y: foot, width: 580, height: 16 })).join('');
const uprights = 'M8 0V420M12 0V420M548 0V420M552 0V420';
const tickets = (missing: boolean): string =>
  shelves
    .flatMap(({ foot }, shelf) =>
      range(5)
        .filter((ticket) => !(missing && shelf === 2 && ticket === 2))
        .map((ticket) => box({ x: 32 + ticket * 106, y: foot + 4, width: 34, height: 8 })),
    )
    .join('');
const gap = { x: 254, y: 144, width: 130, height: 112 };

const Shelf = ({ missing }: { missing: boolean }) => (
  <>
    <Path d={uprights} mark="h" />
    {['fp', 't1', 't2', 't4'].map((tint) => (
      <Path
        key={tint}
        d={drawn((facing) => facing.tint === tint && !(missing && facing.sold))}
        mark={`i thin ${tint}`}
      />
    ))}
    <Path d={boards} mark="i fp" />
    <Path d={tickets(missing)} mark="ibar" />
  </>
);

const Before = () => (
  <PanelSheet title="A shelf in the afternoon: three bottles are gone from the middle board and a price ticket from the lowest. Both are marked.">
    <Shelf missing />
    <Path d={drawn(({ sold }) => sold)} mark="s dash3" />
    <Path d={cornerMarks(gap, 18)} mark="s w3" />
    <Label x={319} y={204} anchor="middle" mark="lab b sl halo">
      Empty facing
    </Label>
    <Rect x={240} y={380} width={42} height={14} mark="s dash3" />
    <Path d="M261 394v16" mark="s w2" />
    <Label x={270} y={414} mark="lab b sl">
      No ticket
    </Label>
  </PanelSheet>
);

const After = () => (
  <PanelSheet title="The same shelf a short while later: the three bottles and the price ticket are back in their places.">
    <Shelf missing={false} />
    <Path d={drawn(({ sold }) => sold)} mark="s w2 t1" />
    <Path d="M296 128l12 12l22-24" mark="s w3" />
    <Path d={box({ x: 244, y: 382, width: 34, height: 8 })} mark="sbar" />
  </PanelSheet>
);

/** Retail: one shelf before and after a refill. */
export const retailExhibit = [Before, After] as const;
