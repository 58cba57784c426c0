import { Drawing } from '@northgate/ui/drawings/drawing';
import { polyline, range, seededRandom, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Soundings, type Sounding } from '@northgate/ui/drawings/marks/soundings';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';

const [width, height] = [840, 640];
const coast: Point[] = [
  [0, 96],
  [90, 120],
  [150, 190],
  [230, 238],
  [300, 300],
  [340, 372],
  [410, 420],
  [470, 470],
  [500, 540],
  [488, 660],
];
const depot: Point = [560, 372];
const stops: Point[] = [
  [610, 262],
  [476, 206],
  [362, 190],
  [246, 116],
  [440, 84],
  [590, 112],
  [716, 150],
  [728, 282],
  [700, 410],
  [610, 486],
  [696, 560],
];
const byHand = [5, 1, 8, 4, 2, 7, 3, 6, 9, 11, 10];
const byModel = [2, 3, 4, 5, 6, 7, 8, 1, 9, 11, 10];

const route = (order: number[]): string =>
  `${polyline([depot, ...order.flatMap((stop) => stops.slice(stop - 1, stop))])}Z`;

const offshore = (distance: number): string =>
  smoothPath(coast.map(([x, y]): Point => [x - distance * 0.72, y + distance * 0.8]));

const streets =
  range(22)
    .map((street) => `M${(street - 8) * 74} -20l360 700`)
    .join('') +
  range(13)
    .map((street) => `M-20 ${(street - 2) * 78 - 140}L${width + 20} ${(street - 2) * 78 + 170}`)
    .join('');

function soundings(): Sounding[] {
  const random = seededRandom(5);
  return range(60)
    .map((): Sounding => {
      const place: Point = [20 + random() * 400, 230 + random() * 330];
      return { place, depth: Math.round(4 + random() * 28) };
    })
    .filter(({ place: [x, y] }) => y > x * 0.86 + 190 && !(y > 530 && x > 85 && x < 390));
}

const Ground = () => (
  <>
    <Rect x={0} y={0} width={width} height={height} mark="t3" />
    <Path d={streets} mark="h st" />
    <Path d={`${smoothPath(coast)}H-20V96Z`} mark="t2" />
    <Path d={smoothPath(coast)} mark="i w2" />
    <Path d={offshore(52)} mark="h" />
    <Path d={offshore(120)} mark="h dash" />
  </>
);

const Key = () => (
  <g className="key">
    <Rect x={112} y={544} width={268} height={62} mark="fp" />
    <Path d="M130 566h36" mark="i dash2 thin" />
    <Label x={180} y={570.5}>
      Route as planned by hand
    </Label>
    <Path d="M130 588h36" mark="s w3" />
    <Label x={180} y={592.5}>
      Route as planned by the model
    </Label>
  </g>
);

/** The logistics hero: twelve stops, the route by hand and the route by the model. */
export function LogisticsPlate({ className = '' }: { className?: string }) {
  return (
    <Drawing
      width={width}
      height={height}
      className={`plate-log ${className}`.trim()}
      preserveAspectRatio="xMidYMax slice"
      title="Route plan: twelve stops around a depot. The hand-planned route doubles back on itself; the model route forms a single loop."
    >
      <Ground />
      <Path d={route(byHand)} mark="i dash2 thin" />
      <g className="op">
        <Path d={route(byModel)} mark="s w3" />
      </g>
      {stops.map(([x, y]) => (
        <Circle key={`${x} ${y}`} x={x} y={y} r={6.5} mark="fp i" />
      ))}
      <Rect x={depot[0] - 11} y={depot[1] - 11} width={22} height={22} mark="fi" />
      <Label x={580} y={366} mark="lab b">
        Depot
      </Label>
      <Label x={232} y={104} anchor="end">
        Stop 4
      </Label>
      <Label x={604} y={104}>
        Stop 6
      </Label>
      <Label x={696} y={584} anchor="middle">
        Stop 11
      </Label>
      <Soundings taken={soundings()} />
      <Key />
      <Neatline width={width} height={height} segment={28} thickness={6} />
    </Drawing>
  );
}
