import { at, polar, range, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

interface Bench {
  centre: Point;
  across: number;
  down: number;
  tint: string;
}

const benches: Bench[] = [
  { centre: [440, 352], across: 430, down: 322, tint: 't3' },
  { centre: [442, 356], across: 362, down: 268, tint: 'bgc' },
  { centre: [444, 360], across: 294, down: 214, tint: 't3' },
  { centre: [446, 364], across: 226, down: 160, tint: 'bgc' },
  { centre: [448, 368], across: 158, down: 108, tint: 't3' },
  { centre: [450, 372], across: 88, down: 58, tint: 't2' },
];

/** The wall of a pit is no ellipse: how far it stands out in a direction, the same on every bench. */
const bulge = (degrees: number): number => {
  const angle = (degrees * Math.PI) / 180;
  return 1 + 0.07 * Math.sin(angle * 2 + 0.6) + 0.05 * Math.sin(angle * 3 - 1) + 0.025 * Math.sin(angle * 7);
};

const onWall = ({ centre, across, down }: Bench, degrees: number, inwards = 0): Point => {
  const [x, y] = polar([0, 0], bulge(degrees), degrees);
  return [centre[0] + x * (across - inwards), centre[1] + y * (down - inwards)];
};

/** A point between two benches; depth 0 is the rim and 5 the edge of the floor. */
function onSlope(depth: number, degrees: number): Point {
  const upper = Math.min(benches.length - 2, Math.floor(depth));
  const [from, to] = benches.slice(upper, upper + 2).map((bench) => onWall(bench, degrees));
  const share = depth - upper;
  return from && to ? [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] : [0, 0];
}

const crest = (bench: Bench): string => `${smoothPath(range(21).map((step) => onWall(bench, step * 18)))}Z`;

/** Slope marks from a crest downwards, long and short in turn. */
const hachures = (bench: Bench): string => {
  const count = Math.round(bench.across / 6);
  return range(count)
    .map((mark) => {
      const degrees = (mark * 360) / count;
      const [top, foot] = [onWall(bench, degrees), onWall(bench, degrees, mark % 2 ? 12 : 22)];
      return `M${at(top)}l${at([foot[0] - top[0], foot[1] - top[1]])}`;
    })
    .join('');
};

/** A ramp from the pit floor to its rim, turning from one direction to another. */
const ramp = (from: number, to: number): Point[] =>
  range(10).map((step) => onSlope(4.7 - (4.7 * step) / 9, from + ((to - from) * step) / 9));

const crusher: Point = [134, 92];
const shovel: Point = [506, 424];
const oldRamp: Point[] = [shovel, ...ramp(24, -122), crusher];
const newRamp: Point[] = [shovel, ...ramp(72, 212), crusher];

const Truck = ({ route, leg }: { route: Point[]; leg: number }) => {
  const [from, to] = [route[leg] ?? crusher, route[leg + 1] ?? crusher];
  const degrees = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
  return (
    <path
      className="fi"
      transform={`translate(${at(from)})rotate(${degrees})`}
      d="M-12-7h16v14h-16zM6-5h7v10h-7z"
    />
  );
};

const slide = [
  ...range(6).map((step) => onSlope(0.25, -62 + step * 8)),
  ...range(6).map((step) => onSlope(2.75, -22 - step * 8)),
];
const crack = (depth: number): string =>
  smoothPath(range(6).map((step) => onSlope(depth + (step % 2) * 0.12, -56 + step * 6)));

const MovingSlope = () => (
  <>
    <Path d={`${smoothPath([...slide, ...slide.slice(0, 1)])}Z`} mark="s tdash" />
    <Path d={crack(0.6) + crack(1.45) + crack(2.3)} mark="s" />
    <Path d="M532 168L566 190" mark="s hl" />
    <Tag x={376} y={140} width={156} title="Slope moving" detail="Haul path changed" />
  </>
);

/** The mining hero: the benches of an open pit, and the haul path moved off a slope that is moving. */
export const MiningPlate = () => (
  <FieldPlate
    ground="t4"
    title="Open pit from above: six benches and two ramps from the floor to the crusher. The haul path leaves the ramp below a moving slope."
  >
    {benches.map((bench) => (
      <Path key={bench.across} d={crest(bench)} mark={`i ${bench.tint}`} />
    ))}
    <Path d={benches.slice(0, 5).map(hachures).join('')} mark="h" />
    <Path d={smoothPath(oldRamp) + smoothPath(newRamp)} mark="road" />
    <Path d={smoothPath(oldRamp) + smoothPath(newRamp)} mark="road-bed" />
    <Path d={smoothPath(oldRamp)} mark="i dash2" />
    <g className="op">
      <Path d={smoothPath(newRamp)} mark="s w3" />
      <MovingSlope />
    </g>
    {[3, 5, 8].map((leg) => (
      <Truck key={leg} route={newRamp} leg={leg} />
    ))}
    <Rect x={crusher[0] - 14} y={crusher[1] - 14} width={28} height={28} mark="fi" />
    <Circle x={shovel[0]} y={shovel[1]} r={9} mark="i fp" />
    <Label x={crusher[0] - 14} y={crusher[1] - 26} mark="lab b">
      Crusher
    </Label>
    <Label x={shovel[0] - 18} y={shovel[1] - 12} anchor="end" mark="lab b">
      Shovel
    </Label>
  </FieldPlate>
);
