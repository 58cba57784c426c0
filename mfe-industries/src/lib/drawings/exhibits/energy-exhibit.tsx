import { box, joined, range, round, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { wide, WideSheet } from './exhibit-sheets';

const hills: Point[] = [
  [0, 372],
  [120, 330],
  [260, 352],
  [420, 408],
  [580, 430],
  [740, 418],
  [900, 432],
  [1060, 446],
  [1220, 436],
  [1440, 448],
];
const farHills = 'M0 318Q130 246 280 296T560 330T860 306T1140 350T1440 318V460H0z';
const foot = `${smoothPath(hills)}V${wide.height}H0Z`;
const land = (x: number): number => {
  const after = hills.findIndex(([at]) => at >= x);
  const [a, b] = [hills[after - 1] ?? [0, 372], hills[after] ?? [1440, 448]];
  return Math.round(a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]));
};

/** A turbine with its blades turned by some degrees. */
function turbine(x: number, height: number, turn: number): string {
  const top = land(x) - height;
  const blade = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const reach = height * 0.52;
    const tip = `${round(x + dx * reach)} ${round(top + dy * reach)}`;
    return `M${x} ${top}Q${round(x + dx * reach * 0.3 - dy * 11)} ${round(top + dy * reach * 0.3 + dx * 11)} ${tip}Z`;
  };
  return `M${x - 4} ${round(land(x))}L${x - 1.5} ${round(top)}h3L${x + 4} ${round(land(x))}z${[0, 120, 240].map((part) => blade(part + turn)).join('')}`;
}

const panels = range(5)
  .map((row) => {
    const [x, y] = [150 + row * 30, round(land(150 + row * 30)) - 4];
    return `M${x} ${y}l18-26h22l-18 26zM${x + 12} ${y}v8M${x + 9} ${y - 13}h22`;
  })
  .join('');

interface Tower {
  x: number;
  height: number;
}
const towers: Tower[] = [
  { x: 668, height: 196 },
  { x: 848, height: 206 },
  { x: 1010, height: 190 },
];
const arms = [0.06, 0.24, 0.42];
const tower = ({ x, height }: Tower): string => {
  const base = round(land(x));
  const top = base - height;
  const lean = (y: number): number => 3 + ((y - top) / height) * 17;
  const rungs = range(7)
    .map((rung) => {
      const [a, b] = [top + (height * rung) / 7, top + (height * (rung + 1)) / 7];
      return `M${round(x - lean(a))} ${round(a)}L${round(x + lean(b))} ${round(b)}M${round(x + lean(a))} ${round(a)}L${round(x - lean(b))} ${round(b)}`;
    })
    .join('');
  const cross = arms
    .map((arm, index) => `M${x - 34 + index * -4} ${round(top + height * arm)}h${68 + index * 8}`)
    .join('');
  return `M${x - 20} ${base}L${x - 3} ${top}h6L${x + 20} ${base}${rungs}${cross}`;
};
const hang = ({ x, height }: Tower, arm: number, side: number): Point => [
  x + side * (34 + arm * 4),
  land(x) - height + height * (arms[arm] ?? 0) + 9,
];
/** A conductor between two points, sagging by so much. */
const span = ([x, y]: Point, [toX, toY]: Point, sag: number): string =>
  `M${round(x)} ${round(y)}Q${round((x + toX) / 2)} ${round((y + toY) / 2 + sag * 2)} ${round(toX)} ${round(toY)}`;
const between = (a: number, b: number): string =>
  [0, 1, 2]
    .flatMap((arm) =>
      [-1, 1].map((side) => {
        const [from, to] = [towers[a], towers[b]];
        return from && to ? span(hang(from, arm, side), hang(to, arm, side), 13) : '';
      }),
    )
    .join('');
const entry: Point = [588, 366];
const exit: Point = [1084, 402];
const ends = [0, 1, 2]
  .map((arm) => {
    const [first, last] = [towers[0], towers[2]];
    return first && last ? span(entry, hang(first, arm, -1), 6) + span(hang(last, arm, 1), exit, 6) : '';
  })
  .join('');

const transformer =
  box({ x: 520, y: 380, width: 62, height: 44 }) +
  range(6)
    .map((fin) => `M${527 + fin * 10} 386v32`)
    .join('') +
  'M534 380v-14m-4 0h8M551 380v-20m-4 0h8M568 380v-14m-4 0h8';
const fence = `M488 428H632M488 428v-20M512 428v-20M608 428v-20M632 428v-20M488 412h24M608 412h24`;

const trees = (places: [x: number, size: number][]): string =>
  places
    .map(([x, size]) => {
      const y = round(land(x));
      return `M${x} ${y}v${-size}M${x} ${y - size * 0.4}l${-size * 0.4}-${size * 0.4}M${x} ${y - size * 0.5}l${size * 0.36}-${size * 0.34}M${x - size * 0.5} ${y - size * 0.9}q${size * 0.5}-${size * 0.9} ${size} 0q-${size * 0.5} ${size * 0.5} -${size} 0`;
    })
    .join('')
    .replace(/\d+\.\d+/g, (number) => String(round(Number(number))));

const poles = [1084, 1150, 1216, 1282, 1348, 1414];
const feeder =
  poles.map((x) => `M${x} ${round(land(x))}V${round(land(x)) - 62}m-11 6h22`).join('') +
  poles
    .slice(1)
    .map((x, index) => {
      const from = poles[index] ?? 0;
      return span([from, land(from) - 56], [x, land(x) - 56], 5);
    })
    .join('');
const house = (x: number): string => {
  const y = round(land(x)) + 2;
  return `M${x} ${y}v-30l24-20l24 20v30zM${x + 8} ${y}v-18h12v18`;
};
const doors = [1093, 1159, 1225, 1291, 1357];
const houses = doors.map(house).join('');
const meters = doors.map((x): [number, number] => [x + 36, round(land(x)) - 14]);
const contour = `${joined(smoothPath(hills.map(([x, y]): Point => [x, y + 34])))}`.replace('L', 'M');

/** Energy: one line from the blade to the meter, marked where the grid's own measurements say most. */
const EnergyLine = () => (
  <WideSheet title="One power line drawn from a wind farm over a transformer and three pylons to a row of houses. A blade, the transformer, a span near a tree and two silent meters are marked.">
    <g className="rightward">
      <Path d={farHills} mark="t1" />
      <Path d={foot} mark="t4" />
      <Path d={smoothPath(hills)} mark="i w2" />
      <Path d={contour} mark="h" />
      <Path d={panels} mark="i thin fp" />
      <Path d={turbine(96, 176, 16) + turbine(408, 210, 52) + turbine(318, 250, 84)} mark="i thin fp" />
      <Path
        d={trees([
          [724, 40],
          [760, 62],
          [786, 48],
          [930, 40],
          [958, 52],
        ])}
        mark="i thin t2"
      />
      <Path d="M512 116h44M504 112h20M544 112h20M526 116l4 12h8l4-12" mark="i w2" />
      <Path d={fence} mark="h" />
      <Path d={transformer} mark="i fp" />
      <Path d={towers.map(tower).join('')} mark="i thin" />
      <Path d={between(0, 1) + between(1, 2) + ends} mark="i thin" />
      <Path d={feeder} mark="i thin" />
      <Path d={houses} mark="i thin fp" />
      <Path d={`M372 430Q440 470 520 424`} mark="i thin dash3" />
      <g className="op">
        <Path d="M384 58l14 20" mark="s w3" />
        <Circle x={391} y={68} r={22} mark="s w2" />
        <Path d="M412 76L512 118" mark="s hl dash3" />
        <Path d={box({ x: 512, y: 352, width: 78, height: 80 })} mark="s w2" />
        <Path d="M596 372q10 6 0 12q-10 6 0 12q10 6 0 12" mark="s w2" />
        <Path d={span([714, 290], [802, 288], 15)} mark="s w3" />
        <Path d="M760 312v38M752 318l8-8l8 8M752 344l8 8l8-8" mark="s w2" />
        {meters.slice(0, 2).map(([x, y]) => (
          <Path key={x} d={box({ x: x - 5, y: y - 6, width: 11, height: 14 })} mark="sfill" />
        ))}
        <Path d={`M1084 358h132v102h-132z`} mark="s w2 dash2" />
      </g>
      <Path
        d={meters
          .slice(2)
          .map(([x, y]) => box({ x: x - 5, y: y - 6, width: 11, height: 14 }))
          .join('')}
        mark="fi"
      />
      <Pin x={430} y={50}>
        A
      </Pin>
      <Pin x={551} y={326}>
        B
      </Pin>
      <Pin x={760} y={270}>
        C
      </Pin>
      <Pin x={1150} y={334}>
        D
      </Pin>
      {(
        [
          [96, 520, 'Farm'],
          [520, 520, 'Substation'],
          [848, 520, 'Transmission line'],
          [1132, 520, 'Feeder'],
        ] as const
      ).map(([x, y, name]) => (
        <Label key={name} x={x} y={y}>
          {name}
        </Label>
      ))}
    </g>
  </WideSheet>
);

export const energyExhibit = [EnergyLine] as const;
