import {
  box,
  dots,
  range,
  round,
  seededRandom,
  smoothPath,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { BesideSheet } from './exhibit-sheets';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const grid = { left: 84, right: 808, top: 40, row: 40 };
const atHour = (hour: number): number => grid.left + ((grid.right - grid.left) * hour) / 24;
const onDay = (day: number): number => grid.top + grid.row * (day + 0.5);

/** When somebody pays on a day: the hours they tend to, and how many payments fall there. */
const habits: { days: number[]; hour: number; around: number; count: number; size: number }[] = [
  { days: [0, 1, 2, 3, 4], hour: 8.2, around: 0.7, count: 7, size: 3 },
  { days: [0, 1, 2, 3, 4], hour: 12.7, around: 0.9, count: 8, size: 4 },
  { days: [0, 1, 2, 3, 4], hour: 18, around: 1.4, count: 7, size: 4 },
  { days: [5], hour: 11, around: 2.6, count: 18, size: 5 },
  { days: [6], hour: 15, around: 3, count: 9, size: 4 },
  { days: [4], hour: 20.6, around: 1.2, count: 7, size: 5 },
];
const random = seededRandom(41);
const payments = habits.flatMap(({ days: on, hour, around, count, size }) =>
  on.flatMap((day) =>
    range(count).map(() => ({
      at: [
        atHour(hour + (random() + random() - 1) * around * 1.9),
        onDay(day) + (random() - 0.5) * 25,
      ] as Point,
      size: size - (random() > 0.5 ? 1 : 0),
    })),
  ),
);
const sized = (size: number): string =>
  dots(
    payments.filter((payment) => payment.size === size).map((payment) => payment.at),
    size,
  );
const rows = range(8)
  .map((day) => `M${grid.left} ${grid.top + day * grid.row}H${grid.right}`)
  .join('');
const hours = range(9)
  .map((part) => `M${round(atHour(part * 3))} ${grid.top}V${grid.top + 7 * grid.row}`)
  .join('');
const found: Point = [atHour(13.1), onDay(1)];

/** The payment opened: accounts on the left that pay into one on the right, by one device. */
const payers = range(5).map((index): Point => [132, 404 + index * 38]);
const device: Point = [400, 480];
const payee: Point = [640, 480];
const strands = payers
  .map(([x, y]) =>
    smoothPath([
      [x + 34, y],
      [x + 130, y + (device[1] - y) * 0.3],
      [device[0] - 30, device[1]],
    ]),
  )
  .join('');

/** Finance: a month of one account by weekday and hour, and one of its payments opened. */
const AccountMonth = () => (
  <BesideSheet title="Payments of one account by weekday and hour. One on Tuesday at noon lies among the others; opened below, five accounts pay by one device into an account that is new.">
    <Rect x={grid.left} y={grid.top} width={724} height={280} mark="bgc" />
    <Path d={box({ x: grid.left, y: grid.top + grid.row, width: 724, height: grid.row })} mark="t2" />
    <Path d={rows + hours} mark="h st" />
    <Path d={sized(2) + sized(3)} mark="fi" />
    <Path d={sized(4)} mark="i thin fp" />
    <Path d={sized(5)} mark="i thin t4" />
    <Path d={`M${grid.left} ${grid.top}V${grid.top + 280}H${grid.right}`} mark="i w2" />
    {days.map((day, index) => (
      <Label key={day} x={72} y={onDay(index) + 5} anchor="end" mark={day === 'Tue' ? 'lab b' : 'lab'}>
        {day}
      </Label>
    ))}
    {[6, 12, 18].map((hour) => (
      <Label key={hour} x={atHour(hour)} y={28} anchor="middle">
        {String(hour).padStart(2, '0')}:00
      </Label>
    ))}
    <Path d="M84 352H808" mark="h dash2" />
    <Path
      d={payers.map(([x, y]) => box({ x: x - 34, y: y - 11, width: 68, height: 22 })).join('')}
      mark="i thin fp"
    />
    <Path d={payers.map(([x, y]) => `M${x - 26} ${y - 3}h34M${x - 26} ${y + 4}h20`).join('')} mark="h" />
    <Path d="M374 438h52v84h-52zM374 452h52M374 506h52M396 514h8" mark="i fp" />
    <Path d={box({ x: 596, y: 442, width: 132, height: 76 })} mark="i fp" />
    <Path d="M612 466h62M612 482h84M612 498h44" mark="h" />
    <g className="op">
      <Path d={`M${round(found[0])} ${found[1] + 14}V352Q${round(found[0])} 400 426 440`} mark="s w2 dash2" />
      <Circle x={found[0]} y={found[1]} r={14} mark="s w2" />
      <Circle x={found[0]} y={found[1]} r={5} mark="sfill" />
      <Path d={strands} mark="s w2" />
      <Path d={`M426 ${device[1]}H${payee[0] - 56}M572 472l14 8l-14 8`} mark="s w3" />
      <Rect x={374} y={438} width={52} height={84} mark="s w2" />
      <Rect x={596} y={442} width={132} height={76} mark="s w2 dash2" />
    </g>
    <Pin x={found[0] + 30} y={found[1]}>
      A
    </Pin>
    <Pin x={400} y={548}>
      B
    </Pin>
    <Pin x={728} y={442}>
      C
    </Pin>
    <Label x={84} y={384}>
      The payment, opened
    </Label>
    <Label x={612} y={542}>
      New account
    </Label>
  </BesideSheet>
);

export const financeExhibit = [AccountMonth] as const;
