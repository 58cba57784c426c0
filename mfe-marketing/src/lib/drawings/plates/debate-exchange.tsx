import { Drawing } from '@northgate/ui/drawings/drawing';
import { dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { agents } from './debate-agents';

const [width, height] = [880, 540];
const columns = range(5).map((index) => 60 + index * 190);
const top = 34;
const [stop, end] = [334, 526];

/** Who speaks to whom, by seat, and what the message does. */
const messages = [
  { from: 0, to: 1, y: 122, does: 'proposes' },
  { from: 1, to: 0, y: 164, does: 'asks for the source' },
  { from: 0, to: 1, y: 206, does: 'quotes your report' },
  { from: 2, to: 1, y: 248, does: 'objects' },
  { from: 3, to: 2, y: 290, does: 'counts the cost' },
  { from: 2, to: 3, y: 386, does: 'concedes one point' },
  { from: 1, to: 0, y: 428, does: 'accepts the source' },
  { from: 3, to: 4, y: 428, does: 'agrees, with a limit' },
  { from: 4, to: 3, y: 470, does: 'sums up' },
];

const column = (seat: number): number => columns[seat] ?? 0;

function arrows(): { lines: string; heads: string } {
  const drawn = messages.map(({ from, to, y }) => {
    const way = Math.sign(to - from);
    const tip = column(to) - way * 4;
    return { line: `M${column(from)} ${y}H${tip - way * 8}`, head: `M${tip} ${y}l${-way * 11}-5v10z` };
  });
  return { lines: drawn.map(({ line }) => line).join(''), heads: drawn.map(({ head }) => head).join('') };
}

const Heads = () =>
  agents.map(({ name, letter }, index) => (
    <g key={name}>
      <Label x={column(index)} y={top + 6} mark="lab lg b" anchor="middle">
        {letter}
      </Label>
      <Label x={column(index)} y={top + 46} mark="lab halo" anchor="middle">
        {name}
      </Label>
    </g>
  ));

/** A debate message by message: five lines of life, what each agent says to which, the stop and the consensus. */
export function DebateExchange({ className }: { className?: string }) {
  const { lines, heads } = arrows();
  const seats = columns.map((x): Point => [x, top]);
  return (
    <Drawing
      width={width}
      height={height}
      className={className}
      title="A debate message by message: Alpha proposes, Beta asks for the source, Gamma objects, Delta counts the cost. After message 20 a person steps in, Gamma concedes a point, Epsilon sums up, and all five reach consensus."
    >
      <Path d={columns.map((x) => `M${x} ${top}V${end}`).join('')} mark="h" />
      <Path d={lines} />
      <Path d={heads} mark="fi" />
      {messages.map(({ from, to, y, does }) => (
        <Label
          key={`${from}${y}`}
          x={(column(from) + column(to)) / 2}
          y={y - 8}
          mark="lab halo"
          anchor="middle"
        >
          {does}
        </Label>
      ))}
      <Path d={`M0 ${stop}H${width}`} mark="s tdash" />
      <Label x={width - 2} y={stop - 9} mark="lab b sl halo" anchor="end">
        You, after message 20
      </Label>
      <Path d={`M${column(0)} ${end}H${width}`} mark="s w3" />
      {columns.map((x) => (
        <Circle key={x} x={x} y={end} r={6} mark="sfill" />
      ))}
      <Label x={width - 2} y={end - 14} mark="lab b sl halo" anchor="end">
        Consensus
      </Label>
      <Path d={dots(seats, 22)} mark="fp i" />
      <Heads />
    </Drawing>
  );
}
