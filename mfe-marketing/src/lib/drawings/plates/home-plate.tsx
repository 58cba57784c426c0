import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, box, polar, round } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Rose } from '../marks/rose';
import { Soundings, type Sounding } from '@northgate/ui/drawings/marks/soundings';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { depths, homeSheet, land, shore, waterFrom } from './home-coast';

const { width, height, gate } = homeSheet;
const racks = [806, 846, 886].flatMap((x) => [
  { x, y: gate - 58 },
  { x, y: gate + 34 },
]);
const laneStarts = [24, 74, 120, 166, 206, gate, 254, 296, 340, 392, 440];
const busyLanes = [74, 166, 206, 254, 296, 392];
const hachures =
  'M690 60c40-26 110-20 150 6s80 20 130-6M716 84c34-14 78-12 108 2M720 400c50 20 110 8 150-4s70-6 110 12M760 424c26 8 60 4 84-2';

/** Where no line of the drawing passes, and shallower towards the coast. */
const soundings: Sounding[] = (
  [
    [20, 54, 37],
    [25, 424, 40],
    [76, 274, 34],
    [78, 201, 35],
    [108, 52, 34],
    [130, 134, 29],
    [157, 20, 30],
    [189, 68, 30],
    [216, 359, 29],
    [220, 200, 24],
    [231, 415, 27],
    [260, 35, 22],
    [277, 111, 24],
    [303, 269, 21],
    [324, 408, 18],
    [383, 28, 17],
    [391, 353, 14],
    [401, 441, 15],
    [451, 399, 14],
    [471, 301, 13],
    [476, 74, 13],
    [522, 158, 8],
    [548, 425, 6],
    [559, 51, 8],
  ] as const
).map(([x, y, depth]) => ({ place: [x, y], depth, outer: y < 75 || y > 400 }));

const lanes = (): string =>
  laneStarts
    .map((y, index) => {
      const bend = 430 + ((index * 37) % 60);
      const [near, end] = [round(gate + (y - gate) * 0.1), round(gate + (y - gate) * 0.045)];
      return `M0 ${y}H${bend - 280}C${bend - 130} ${y} ${bend - 40} ${near} 612 ${end}H642`;
    })
    .join('');

const YourSystems = () => (
  <>
    <Path d={`M642 ${gate}H936`} mark="i w2" />
    <Path d={[820, 860, 900].map((x) => `M${x} ${gate - 30}v64`).join('')} />
    <Path d={racks.map((rack) => box({ ...rack, width: 28, height: 30 })).join('')} mark="i fp" />
    <Path d={racks.map(({ x, y }) => `M${x + 5} ${y + 8}h18m-18 7h18m-18 7h18`).join('')} mark="h" />
    <Circle x={936} y={gate} r={4} mark="fi" />
  </>
);

/**
 * Where dots of traffic stand before they move along the straight parts, and how far they go: six lanes from the open water,
 * where `x` is 0 and the way 150 unless told otherwise, and twice behind the gate. In units of the drawing.
 */
export const homeTraffic: { x?: number; y: number; way?: number }[] = [
  ...busyLanes.map((y) => ({ y })),
  ...[654, 656].map((x) => ({ x, y: gate, way: 274 })),
];

const gateArc = (radius: number, from: number, to: number): string =>
  `M${at(polar([644, gate], radius, from))}A${radius} ${radius} 0 0 1 ${at(polar([644, gate], radius, to))}`;

const TurnedBack = () => (
  <g className="op">
    <Path d={gateArc(120, 118, 242) + gateArc(206, 126, 234)} mark="s tdash" />
    <Path
      d={`M0 98C160 98 330 120 418 156C470 178 500 168 496 132C492 104 452 86 410 84M0 318C170 318 330 300 430 268C486 250 520 268 512 306C506 334 470 350 432 352M0 ${gate - 14}C180 ${gate - 14} 420 ${gate - 4} 560 ${gate - 3}`}
      mark="s"
    />
    <Cross x={410} y={84} />
    <Cross x={432} y={352} />
    <Cross x={566} y={gate - 3} />
    <Label x={394} y={78} mark="lab sl halo l1" anchor="end">
      Prompt injection
    </Label>
    <Label x={416} y={378} mark="lab sl halo l2" anchor="end">
      Data extraction
    </Label>
    <Label x={548} y={gate + 25} mark="lab sl halo t l3" anchor="end">
      Jailbreak
    </Label>
    <Rose x={128} y={372} r={72} />
  </g>
);

const Gate = () => (
  <>
    <Rect x={640} y={gate - 58} width={11} height={45} mark="fi" />
    <Rect x={640} y={gate + 13} width={11} height={45} mark="fi" />
  </>
);

/**
 * The home hero: public traffic, one gate, your systems.
 * On narrow screens it hangs at the right edge, so its parent is `position: relative`, clips, and has a height.
 */
export function HomePlate({ className = '' }: { className?: string }) {
  return (
    <Drawing
      width={width}
      height={height}
      className={`plate-home ${className}`.trim()}
      preserveAspectRatio="xMinYMid slice"
      title="Chart: public traffic crosses open water to a single gate; prompt injection, jailbreak and data extraction attempts are turned back before they reach your systems."
    >
      <Path d={waterFrom(depths.outer)} mark="t1" />
      <Path d={waterFrom(depths.inner)} mark="t2" />
      <Path d={land()} mark="t3" />
      <Path d={depths.outer + depths.inner} mark="h" />
      <Path d={depths.far} mark="h dash" />
      <Path d={shore()} mark="i w2" />
      <YourSystems />
      <Soundings taken={soundings} />
      <Path d={hachures} mark="h" />
      <Path d={lanes()} mark="i lane" />
      <Gate />
      <TurnedBack />
      <Label x={24} y={gate - 72} mark="lab halo l0">
        Public traffic
      </Label>
      <Label x={664} y={gate - 34}>
        The gate
      </Label>
      <Label x={786} y={gate - 108}>
        Your systems
      </Label>
      <Neatline width={width} height={height} segment={26} thickness={5} />
    </Drawing>
  );
}
