import {
  at,
  dots,
  joined,
  polyline,
  range,
  round,
  seededRandom,
  smoothPath,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { wide, WideSheet } from './exhibit-sheets';

const rim = 150;
const bench = 62;
/** Crests of the benches, from the left rim down to the floor and up to the right rim. */
const left: Point[] = range(5).map((step): Point => [268 + step * 76, rim + step * bench]);
const right: Point[] = range(5).map((step): Point => [1172 - step * 76, rim + step * bench]);

/** A bench is a flat walk and a steep face. */
const steps = (crests: Point[], side: 1 | -1): Point[] =>
  crests.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + side * 22, y + bench],
    [x + side * 76, y + bench],
  ]);
const section: Point[] = [
  [0, 138],
  [120, 146],
  [230, rim],
  ...steps(left, 1),
  ...[...steps(right, -1)].reverse(),
  [1210, rim],
  [1330, 142],
  [1440, 150],
];
const ground = `${polyline(section)}V${wide.height}H0Z`;

const seam: Point[] = [
  [0, 352],
  [240, 338],
  [480, 372],
  [720, 436],
  [960, 400],
  [1200, 352],
  [1440, 366],
];
const lower: Point[] = seam.map(([x, y], index): Point => [x, y + 62 + (index % 2) * 10]);
/** The pit is cut out of what lies in the ground. */
const pit = `${polyline([...left.slice(0, 1), ...section.slice(3, -3)])}Z`;
const ore = `${smoothPath(seam)}${joined(smoothPath([...lower].reverse()))}Z`;
const strata = `${smoothPath(seam.map(([x, y]): Point => [x, y - 92]))}${smoothPath(lower.map(([x, y]): Point => [x, y + 52]))}`;

const random = seededRandom(8);
/** Grains of ore between the two curves. */
const grains = range(60).map((): Point => {
  const x = random() * 1440;
  const step = Math.min(5, Math.floor(x / 240));
  const [from, to] = [seam[step]?.[1] ?? 0, seam[step + 1]?.[1] ?? 0];
  return [x, from + (to - from) * (x / 240 - step) + 14 + random() * 36];
});

const truck = (x: number, y: number, side: 1 | -1): string =>
  `M${x - 20 * side} ${y - 8}l${4 * side}-18h${24 * side}l${4 * side} 10h${10 * side}v8z`;
const wheels = (x: number, y: number, side: 1 | -1): Point[] => [
  [x - 11 * side, y - 5],
  [x + 12 * side, y - 5],
];
const trucks: [x: number, y: number, side: 1 | -1][] = [
  [418, 272, -1],
  [496, 334, -1],
  [342, 210, -1],
  [806, 460, 1],
];

const shovel = 'M690 452h44v8h-44zM700 452v-16h28v16M724 438l34-38l30 22M788 422l10 20h-20z';
const holes = [612, 648, 684, 720].map((x) => `M${x} 460V${round(496 + (x % 5) * 4)}`).join('');
const rig = 'M640 460v-54h8v54M628 460h32v-10h-32zM644 406l-14 44';

const radar: Point = [232, 150];
const conveyor: [Point, Point] = [
  [1092, 268],
  [1306, 92],
];
const rollers = range(12).map((roller): Point => {
  const [[x, y], [toX, toY]] = conveyor;
  return [x + ((toX - x) * (roller + 0.5)) / 12, y + ((toY - y) * (roller + 0.5)) / 12 + 6];
});
const sliding: Point[] = [
  [944, 336],
  [966, 274],
  [1020, 274],
  [1042, 212],
];

const fan = [...sliding, [956, 304] as Point].map(([x, y]) => `M252 118L${x - 6} ${y}`).join('');

/** Mining: a section through the pit, marked where ground, machines and ore change the plan. */
const PitSection = () => (
  <WideSheet title="Section through an open pit with five benches on each side and a seam of ore below. A closed ramp, the boundary of the ore, a wall that moves and a conveyor drive are marked.">
    <Path d={ground} mark="t3" />
    <Path d={ore} mark="t4" />
    <Path d={dots(grains, 2)} mark="fd" />
    <Path d={strata} mark="h" />
    <Path d={smoothPath(seam) + smoothPath(lower)} mark="i thin dash2" />
    <Path d={pit} mark="t2" />
    <Path d="M1268 147V104h76v42zM1282 104V72h48v32zM1290 72l16-18l16 18z" mark="i fp" />
    <Path d={polyline(section)} mark="i w2" />
    <Path d={polyline(conveyor)} mark="i w2" />
    <Path d={dots(rollers, 3)} mark="i thin fp" />
    <Path d="M1092 268v6M1146 224v50M1200 180v-30" mark="h" />
    <Path d={trucks.map(([x, y, side]) => truck(x, y, side)).join('')} mark="i fp" />
    <Path
      d={dots(
        trucks.flatMap(([x, y, side]) => wheels(x, y, side)),
        5,
      )}
      mark="fi"
    />
    <Path d={shovel} mark="i fp" />
    <Path d={rig} mark="i fp" />
    <Path d={holes} mark="i thin dash3" />
    <Path d={`M${at(radar)}v-26m-12 0l24-12M${radar[0] - 10} ${radar[1]}h20`} mark="i w2" />
    <g className="op">
      <Path d={fan} mark="s hl dash3" />
      <Path d={polyline(sliding)} mark="s w3" />
      <Path d="M998 232l-24 24m0-12v12h12M976 294l-24 24m0-12v12h12" mark="s w2" />

      <Path
        d={smoothPath([
          [520, 444],
          [600, 494],
          [700, 532],
          [800, 520],
          [900, 470],
        ])}
        mark="s w3"
      />
      <Circle x={1092} y={268} r={16} mark="s w2" />
      <Circle x={1092} y={268} r={6} mark="sfill" />
      <Path d="M512 296h-44v-62h-76v-62h-76v-34H268M280 130l-12 8l12 8" mark="s w2" />
    </g>
    <Pin x={430} y={196}>
      A
    </Pin>
    <Pin x={560} y={526}>
      B
    </Pin>
    <Pin x={1020} y={318}>
      C
    </Pin>
    <Pin x={1118} y={206}>
      D
    </Pin>
    <Label x={300} y={372}>
      Ore
    </Label>
    <Label x={128} y={240}>
      Overburden
    </Label>
    <Label x={1330} y={200}>
      Crusher
    </Label>
    <Label x={150} y={112}>
      Slope radar
    </Label>
  </WideSheet>
);

export const miningExhibit = [PitSection] as const;
