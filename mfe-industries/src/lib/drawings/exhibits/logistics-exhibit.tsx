import { box, dots, range, smoothPath, type Area, type Point } from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { BesideSheet } from './exhibit-sheets';

interface Crate extends Area {
  stop: string;
  tint: 'fp' | 't2' | 't3' | 't4';
}
const crate = (
  place: [x: number, y: number, width: number, height: number],
  stop: string,
  tint: Crate['tint'],
) => {
  const [x, y, width, height] = place;
  return { x, y, width, height, stop, tint } satisfies Crate;
};

/** Places are measured from the left end of the load floor. */
const byHand: Crate[] = [
  crate([8, -58, 84, 58], '6', 't3'),
  crate([8, -112, 60, 54], '4', 'fp'),
  crate([96, -92, 70, 92], '3', 't2'),
  crate([170, -50, 96, 50], '5', 't4'),
  crate([170, -106, 52, 56], '2', 'fp'),
  crate([226, -96, 44, 46], '6', 't3'),
  crate([274, -72, 78, 72], '1', 't2'),
  crate([274, -124, 66, 52], '4', 'fp'),
  crate([356, -46, 92, 46], '5', 't4'),
  crate([356, -98, 56, 52], '3', 't2'),
  crate([452, -64, 54, 64], '2', 'fp'),
];
const byPlan: Crate[] = [
  crate([8, -72, 78, 72], '1', 't2'),
  crate([90, -64, 54, 64], '2', 'fp'),
  crate([90, -120, 52, 56], '2', 'fp'),
  crate([148, -92, 70, 92], '3', 't2'),
  crate([222, -52, 56, 52], '3', 't2'),
  crate([222, -106, 60, 54], '4', 'fp'),
  crate([286, -52, 66, 52], '4', 'fp'),
  crate([286, -98, 92, 46], '5', 't4'),
  crate([356, -52, 66, 52], '6', 't3'),
  crate([426, -110, 80, 110], '5', 't4'),
];

const Van = ({ x, floor, crates }: { x: number; floor: number; crates: Crate[] }) => (
  <g transform={`translate(${x} ${floor})`}>
    <Path d="M-14 14V-150q0-14 14-14H524q10 0 16 8l46 70l72 20q18 6 18 26V14z" mark="i fp" />
    <Path d="M0 0V-150H514V0z" mark="i t1" />
    <Path d="M540-146l36 60h-36zM540-78v84M552-66h16" mark="i thin" />
    <Path d="M640-34h36v18h-36M-14-120h-8M-14-20h-8" mark="i thin" />
    {(['fp', 't2', 't3', 't4'] as const).map((tint) => (
      <Path
        key={tint}
        d={crates
          .filter((one) => one.tint === tint)
          .map(box)
          .join('')}
        mark={`i thin ${tint}`}
      />
    ))}
    {crates.map((one) => (
      <Label
        key={`${one.x} ${one.y}`}
        x={one.x + one.width / 2}
        y={one.y + one.height / 2 + 5}
        anchor="middle"
      >
        {one.stop}
      </Label>
    ))}
    <Path d="M-22 14H684" mark="i w2" />
    <Path
      d={dots(
        [
          [96, 24],
          [572, 24],
        ],
        28,
      )}
      mark="i fp"
    />
    <Path
      d={dots(
        [
          [96, 24],
          [572, 24],
        ],
        13,
      )}
      mark="i thin t1"
    />
  </g>
);

/** How the load presses on the floor, drawn below it, between the axles. */
const pressure = (x: number, y: number, heights: number[]): string =>
  `${smoothPath(heights.map((height, index): Point => [x + index * (514 / (heights.length - 1)), y + height]))}V${y}H${x}Z`;
const ticks = (x: number, y: number): string =>
  range(9)
    .map((tick) => `M${x + tick * 64} ${y}v6`)
    .join('');

/** Logistics: one van, loaded by hand and by the plan. */
const VanLoad = () => (
  <BesideSheet title="Two side views of a van with numbered crates. Loaded by hand, the crate of the first stop stands in the middle; loaded by the plan, it stands at the doors and the heavy crates stand at the front.">
    <Label x={70} y={38} mark="lab b">
      Loaded by hand
    </Label>
    <Van x={84} floor={206} crates={byHand} />
    <Path d={pressure(84, 264, [34, 46, 44, 30, 20, 14, 12, 10, 8])} mark="i thin fp" />
    <Path d={ticks(84, 264)} mark="h" />
    <Label x={70} y={338} mark="lab b">
      Loaded by the plan
    </Label>
    <Van x={84} floor={506} crates={byPlan} />
    <Path d={pressure(84, 562, [8, 14, 18, 22, 24, 26, 26, 22, 14])} mark="i thin fp" />
    <Path d={ticks(84, 562)} mark="h" />
    <g className="op">
      <Rect x={358} y={134} width={78} height={72} mark="s w3" />
      <Path d="M358 170H92M104 162l-12 8l12 8" mark="s w2 dash2" />
      <Rect x={92} y={434} width={78} height={72} mark="s w3" />
      <Path d="M92 470H34M46 462l-12 8l12 8" mark="s w2" />
      <Rect x={510} y={396} width={80} height={110} mark="s w3" />
      <Path d="M84 562H598" mark="s w2" />
    </g>
    <Pin x={34} y={438}>
      A
    </Pin>
    <Pin x={626} y={388}>
      B
    </Pin>
    <Pin x={626} y={566}>
      C
    </Pin>
  </BesideSheet>
);

export const logisticsExhibit = [VanLoad] as const;
