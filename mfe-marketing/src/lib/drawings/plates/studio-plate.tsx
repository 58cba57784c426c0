import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, joined, range, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';

const [width, height] = [1440, 500];
const film = { top: 20, bottom: 480 };
const frames = range(4).map((index) => ({ x: 52 + index * 338, y: 70, width: 322, height: 360 }));
const floor = 392;
/** The film runs on beyond the sheet, on screens wider than it. */
const run = { from: -420, to: width + 420 };

const perforation = range(58)
  .map(
    (hole) =>
      box({ x: run.from + 8 + hole * 40, y: 34, width: 22, height: 18 }) +
      box({ x: run.from + 8 + hole * 40, y: 448, width: 22, height: 18 }),
  )
  .join('');

interface Hop {
  from: number;
  to: number;
  /** Highest point. */
  apex: number;
  /** How much of the hop is shown, from 0 to 1 along it. */
  start?: number;
  end?: number;
}

const hops: Hop[] = [
  { from: -80, to: 300, apex: 118, start: 0.45 },
  { from: 300, to: 662, apex: 156 },
  { from: 662, to: 986, apex: 198 },
  { from: 986, to: 1250, apex: 240 },
  { from: 1250, to: 1444, apex: 284, end: 0.5 },
];
const radius = 26;

const along = ({ from, to, apex }: Hop, part: number): Point => [
  from + (to - from) * part,
  floor - radius - (floor - radius - apex) * (1 - (2 * part - 1) ** 2),
];

/** The arc of one hop as a quadratic curve: a thrown thing draws a parabola. */
function arc(hop: Hop): string {
  const { start = 0, end = 1 } = hop;
  const [a, b] = [along(hop, start), along(hop, end)];
  const middle = along(hop, (start + end) / 2);
  const bend = [2 * middle[0] - (a[0] + b[0]) / 2, 2 * middle[1] - (a[1] + b[1]) / 2].map((value) =>
    Math.round(value),
  );
  return `M${a.map(Math.round).join(' ')}Q${bend.join(' ')} ${b.map(Math.round).join(' ')}`;
}

/** A ball on its way, stretched along it by its speed. */
function ball(hop: Hop, part: number): string {
  const [x, y] = along(hop, part).map(Math.round) as [number, number];
  const rise = (4 * (floor - radius - hop.apex) * (2 * part - 1)) / (hop.to - hop.from);
  const stretch = 1 + Math.min(Math.abs(rise) * 0.1, 0.26);
  const [long, short] = [Math.round(radius * stretch), Math.round(radius / stretch)];
  const turn = Math.round((Math.atan(rise) * 180) / Math.PI);
  return oval(x, y, { long, short, turn });
}

function oval(
  x: number,
  y: number,
  { long, short, turn }: { long: number; short: number; turn: number },
): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.round(long * Math.cos(angle)), Math.round(long * Math.sin(angle))];
  const half = `a${long} ${short} ${turn} 1 0`;
  return `M${x - dx} ${y - dy}${half} ${2 * dx} ${2 * dy}${half} ${-2 * dx} ${-2 * dy}`;
}

const squash = (x: number): string => oval(x, floor - 17, { long: 37, short: 17, turn: 0 });

/** Evenly spaced in time, so close together where the ball is slow. */
const times = [0.08, 0.17, 0.26, 0.35, 0.43, 0.57, 0.65, 0.74, 0.83, 0.92];
const between = hops
  .flatMap((hop) =>
    times.filter((time) => time > (hop.start ?? 0) && time < (hop.end ?? 1)).map((time) => ball(hop, time)),
  )
  .join('');
const keys =
  hops.map((hop) => ball(hop, 0.5)).join('') +
  hops
    .slice(0, -1)
    .map(({ to }) => squash(to))
    .join('');
const contacts = hops.slice(0, -1).map(({ to }) => to);

/** The studio's hero: four frames of film, a ball drawn over its own earlier places, its arc and its keys. */
export const StudioPlate = ({ className }: { className?: string }) => (
  <Drawing
    width={width}
    height={height}
    className={className}
    preserveAspectRatio="xMidYMid meet"
    title="A strip of four film frames: a bouncing ball drawn in every in-between place, with its motion arc and its key poses overprinted."
  >
    <Path d={`M${run.from} ${film.top}H${run.to}V${film.bottom}H${run.from}z`} mark="t1" />
    <Path d={`M${run.from} ${film.top}H${run.to}M${run.from} ${film.bottom}H${run.to}`} />
    <Path d={perforation} mark="fp2" />
    <Path d={frames.map(box).join('')} mark="fp i" />
    <Path d={frames.map(({ x, width: across }) => `M${x} ${floor}h${across}`).join('')} mark="h" />
    <Path d={between} mark="h" />
    <Path d={hops.map((hop, index) => (index ? joined(arc(hop)) : arc(hop))).join('')} mark="s w3" />
    <Path d={keys} mark="sfill" />
    {contacts.map((x) => (
      <Label key={x} x={x} y={floor + 22} mark="lab b sl" anchor="middle">
        Key
      </Label>
    ))}
    <Label x={481} y={floor + 22} mark="lab" anchor="middle">
      In-betweens
    </Label>
  </Drawing>
);
