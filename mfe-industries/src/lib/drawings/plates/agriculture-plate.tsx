import {
  at,
  dots,
  joined,
  polar,
  range,
  seededRandom,
  smoothPath,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

const patch = { centre: [336, 384] as Point, lobes: [104, 92, 74, 84, 108, 96, 72, 88, 108, 116] };
const pivot = { centre: [680, 74] as Point, radius: 124 };

/** The edge of the stressed patch in a direction, as a distance from its middle. */
function patchRadius(degrees: number): number {
  const turn = (((degrees % 360) + 360) % 360) / (360 / patch.lobes.length);
  const lobe = Math.floor(turn);
  const [from = 0, to = 0] = [patch.lobes[lobe], patch.lobes[(lobe + 1) % patch.lobes.length]];
  return from + ((to - from) * (1 - Math.cos((turn - lobe) * Math.PI))) / 2;
}

const stressed = ([x, y]: Point): boolean => {
  const [dx, dy] = [x - patch.centre[0], y - patch.centre[1]];
  return Math.hypot(dx, dy) < patchRadius((Math.atan2(dy, dx) * 180) / Math.PI) - 4;
};

/** The near edge of the lane between the two fields. */
const laneAt = (x: number): number => 312 - 0.00058 * (880 - x) ** 2;
const rowPoint = (row: number, share: number): Point => [
  -330 + row * 20 + (430 + row * 5) * share + 96 * Math.sin(share * 3.3),
  660 - 720 * share,
];
const rows = range(60)
  .map((row) => range(121).map((step) => rowPoint(row, step / 120)))
  .map((row) => row.filter(([x, y]) => x > -16 && x < 856 && y > laneAt(x) + 10))
  .filter((row) => row.length > 2);

/** Every so many points of a row, and its last one. */
const thinned = (row: Point[], every: number): string =>
  smoothPath(row.filter((_, index) => index % every === 0 || index === row.length - 1));
const tramlines = rows.filter((_, index) => index % 9 === 4);
const dryStretches = rows.map((row) => row.filter(stressed)).filter((row) => row.length > 3);

const laneEdge = (offset: number): Point[] =>
  range(9).map((step): Point => {
    const x = 120 + step * 94;
    return [x + offset * 0.4, laneAt(x) - offset];
  });
const road = `${smoothPath(laneEdge(0))}${joined(smoothPath(laneEdge(24).reverse()))}Z`;
const beyond = `${smoothPath(laneEdge(24))}L880 -10H120Z`;
const stubble = range(19)
  .map((line) => `M${160 + line * 44} -10l${18 - line * 2} ${96 + line * 17}`)
  .join('');

function hedge(): string {
  const random = seededRandom(14);
  const trees = range(24).map((tree): Point => {
    const x = 190 + tree * 28 + random() * 14;
    return [x, laneAt(x) - 36 - random() * 6];
  });
  return dots(trees, 7);
}

const outline = range(20).map((step) => polar(patch.centre, patchRadius(step * 18), step * 18));
const sprayed = `M${at(pivot.centre)}L${at(polar(pivot.centre, pivot.radius, 90))}A${pivot.radius} ${pivot.radius} 0 0 1 ${at(polar(pivot.centre, pivot.radius, 168))}Z`;

const WateredCircle = () => (
  <>
    <Circle x={pivot.centre[0]} y={pivot.centre[1]} r={pivot.radius} mark="i t1" />
    <Path d={sprayed} mark="t2" />
    {[31, 62, 93].map((r) => (
      <Circle key={r} x={pivot.centre[0]} y={pivot.centre[1]} r={r} mark="h" />
    ))}
    <Circle x={pivot.centre[0]} y={pivot.centre[1]} r={pivot.radius} />
    <Path d={`M${at(pivot.centre)}L${at(polar(pivot.centre, pivot.radius, 168))}`} mark="i w3" />
    <Circle x={pivot.centre[0]} y={pivot.centre[1]} r={6} mark="fi" />
  </>
);

/** The agriculture hero: crop rows seen from above, and the patch that is short of water. */
export const AgriculturePlate = () => (
  <FieldPlate
    ground="t4"
    title="Field from above: curved crop rows below a lane, a watered circle beyond it. One patch of rows is outlined as stressed."
  >
    <Path d={`${smoothPath([...outline, ...outline.slice(0, 1)])}Z`} mark="t3" />
    <Path d={rows.map((row) => thinned(row, 15)).join('')} mark="h" />
    <Path d={tramlines.map((row) => thinned(row, 15)).join('')} mark="i" />
    <Path d={beyond} mark="t3" />
    <Path d={stubble} mark="h st" />
    <Path d={road} mark="i fp" />
    <WateredCircle />
    <Path d={hedge()} mark="i t4" />
    <g className="op">
      <Path d={dryStretches.map((row) => thinned(row, 7)).join('')} mark="s" />
      <Path d={`${smoothPath([...outline, ...outline.slice(0, 1)])}Z`} mark="s w3" />
      <Path d="M430 424L492 460" mark="s hl" />
      <Tag x={492} y={438} width={184} title="Stressed patch" detail="Watered before it yellows" />
    </g>
  </FieldPlate>
);
