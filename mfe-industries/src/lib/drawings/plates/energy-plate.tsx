import { at, range, round, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

/** A pylon: where it stands, and its height; everything on it is a share of that. */
interface Pylon {
  foot: Point;
  height: number;
}

const near: Pylon = { foot: [430, 520], height: 330 };
const far: Pylon = { foot: [600, 474], height: 214 };
const pylons: Pylon[] = [
  { foot: [158, 596], height: 508 },
  near,
  far,
  { foot: [708, 446], height: 142 },
  { foot: [780, 428], height: 96 },
];
const lowest = { rise: 0.58, reach: 0.15 };
const arms = [{ rise: 0.9, reach: 0.13 }, { rise: 0.74, reach: 0.19 }, lowest];
const sides = [-1, 1] as const;

const place = ({ foot: [x, y], height }: Pylon, across: number, rise: number): Point => [
  x + across * height,
  y - rise * height,
];
const armEnd = (pylon: Pylon, arm: (typeof arms)[number], side: number): Point =>
  place(pylon, side * arm.reach, arm.rise - 0.045);

function tower(pylon: Pylon): string {
  const half = (rise: number) => (rise < 0.52 ? 0.1 - rise * 0.13 : 0.0324 - (rise - 0.52) * 0.04);
  const node = (side: number, rise: number) => at(place(pylon, side * half(rise), rise));
  const steps = [0, 0.16, 0.3, 0.42, 0.52, 0.62, 0.7, 0.78, 0.86];
  const legs = sides.map((side) => `M${node(side, 0)}L${node(side, 0.52)}L${at(place(pylon, 0, 1))}`);
  const bracing = steps.slice(1).map((rise, index) => {
    const from = steps[index] ?? 0;
    return `M${node(-1, from)}L${node(1, rise)}M${node(1, from)}L${node(-1, rise)}`;
  });
  return legs.join('') + bracing.join('');
}

const crossArms = (pylon: Pylon): string =>
  arms
    .flatMap((arm) =>
      sides.map((side) => {
        const [tip, low, high] = [
          place(pylon, side * arm.reach, arm.rise),
          place(pylon, side * 0.024, arm.rise - 0.008),
          place(pylon, side * 0.012, arm.rise + 0.06),
        ];
        return `M${at(low)}L${at(tip)}L${at(high)}M${at(tip)}L${at(armEnd(pylon, arm, side))}`;
      }),
    )
    .join('');

/** The conductor between two points, hanging `sag` below the straight line at its middle. */
const conductor = (from: Point, to: Point, sag: number): string =>
  `M${at(from)}Q${round((from[0] + to[0]) / 2)} ${round((from[1] + to[1]) / 2 + 2 * sag)} ${at(to)}`;

const before: Pylon = { foot: [-330, 720], height: 790 };
const spans = [before, ...pylons]
  .slice(0, -1)
  .map((from, index) => ({ from, to: pylons[index] ?? from, sag: from.height * 0.075 }));
const wires = spans
  .flatMap(({ from, to, sag }) =>
    arms.flatMap((arm) =>
      sides
        .filter((side) => !(from === near && arm === lowest && side === 1))
        .map((side) => conductor(armEnd(from, arm, side), armEnd(to, arm, side), sag)),
    ),
  )
  .join('');

const faultEnds = [armEnd(near, lowest, 1), armEnd(far, lowest, 1)] as const;
const touch: Point = [(faultEnds[0][0] + faultEnds[1][0]) / 2, (faultEnds[0][1] + faultEnds[1][1]) / 2 + 58];

const farHills = smoothPath([
  [-20, 430],
  [120, 372],
  [260, 400],
  [420, 350],
  [560, 388],
  [700, 340],
  [860, 372],
]);
const nearHills = smoothPath([
  [-20, 640],
  [60, 606],
  [158, 596],
  [300, 560],
  [430, 520],
  [520, 496],
  [600, 474],
  [708, 446],
  [780, 428],
  [860, 414],
]);
const furrow = (drop: number) =>
  smoothPath([
    [-20 + drop * 2, 652],
    [160 + drop * 1.4, 598 + drop * 0.9],
    [430 + drop, 522 + drop * 0.72],
    [640 + drop * 0.8, 464 + drop * 0.62],
    [860, 416 + drop * 0.56],
  ]);

const tree = ([x, y]: Point, height: number): string => {
  const half = round(height * 0.22);
  return `M${round(x)} ${round(y)}v${round(-height * 0.2)}h${-half}l${half} ${round(-height * 0.8)} ${half} ${round(height * 0.8)}h${-half}`;
};
const trees = [
  tree([touch[0] - 24, 506], 44),
  tree([touch[0] + 4, 500], round(500 - touch[1]) + 2),
  tree([touch[0] + 30, 492], 40),
  ...range(6).map((index) => tree([250 + index * 21, 580 - index * 6], 26 + ((index * 7) % 15))),
].join('');

const Fault = () => (
  <g className="op">
    <Path d={`M${at(faultEnds[0])}Q${at([touch[0], touch[1] + 58])} ${at(faultEnds[1])}`} mark="s w3" />
    <Circle x={touch[0]} y={touch[1]} r={15} mark="s w2" />
    <Circle x={touch[0]} y={touch[1]} r={4.5} mark="sfill" />
    <Path d={`M${at([touch[0] + 3, touch[1] - 15])}L560 154`} mark="s hl" />
    <Tag x={524} y={108} width={176} title="Fault on span 2" detail="Crew sent to the tree" />
  </g>
);

/** The energy hero: a line of pylons over hills, and the span that has failed. */
export const EnergyPlate = () => (
  <FieldPlate
    ground="bgc"
    title="Power line over hills: five pylons run into the distance. One conductor on the second span hangs into a tree and is marked as the fault."
  >
    <Path d={`${farHills}V640H-20Z`} mark="t2" />
    <Path d={farHills} mark="h" />
    <Path d={`${nearHills}V640H-20Z`} mark="t4" />
    <Path d={[26, 58, 98, 146].map(furrow).join('')} mark="h st" />
    <Path d={nearHills} mark="i" />
    <Path d={trees} mark="i thin t2" />
    <Path d={wires} mark="i thin" />
    <Path d={conductor(faultEnds[0], faultEnds[1], near.height * 0.075)} mark="i dash2 thin" />
    <Path d={pylons.map(tower).join('')} mark="i thin" />
    <Path d={pylons.map(crossArms).join('')} mark="i" />
    <Fault />
    <Label x={296} y={612} anchor="middle">
      Span 1
    </Label>
    <Label x={530} y={544} anchor="middle">
      Span 2
    </Label>
  </FieldPlate>
);
