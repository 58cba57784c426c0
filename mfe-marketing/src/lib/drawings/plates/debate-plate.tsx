import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, dots, polar, range, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { agents, argumentsAmong, seatsAround } from './debate-agents';

const size = 800;
const centre: Point = [size / 2, size / 2];
const ring = 352;
const seats = seatsAround(centre, 238);
const pairs = argumentsAmong(seats, centre);
/** Order of the pulse: neighbours in time lie far apart on the sheet. */
const turns = [0, 7, 3, 5, 9, 1, 4, 8, 2, 6];

/** Name, relative to its seat. */
const names: { offset: Point; anchor?: 'middle' | 'end' }[] = [
  { offset: [0, -48], anchor: 'middle' },
  { offset: [14, -44] },
  { offset: [6, 66], anchor: 'middle' },
  { offset: [-6, 66], anchor: 'middle' },
  { offset: [-12, -44], anchor: 'end' },
];

/** One tick for each message, sixty to the round. */
const messages = range(60)
  .filter((message) => message % 20 !== 0)
  .map(
    (message) =>
      `M${at(polar(centre, ring - 7, message * 6 - 90))}L${at(polar(centre, ring + 7, message * 6 - 90))}`,
  )
  .join('');
const stops = [20, 40, 60].map((message) => {
  const degrees = message * 6 - 90;
  return {
    message,
    from: polar(centre, ring - 18, degrees),
    to: polar(centre, ring + 18, degrees),
    label: polar(centre, ring + 38, degrees),
  };
});

const Seats = () =>
  agents.map(({ name, letter }, index) => {
    const [x, y] = seats[index] ?? centre;
    const { offset, anchor } = names[index] ?? { offset: [0, 0] };
    return (
      <g key={name}>
        <Label x={x} y={y + 11} mark="lab lg b" anchor="middle">
          {letter}
        </Label>
        <Label x={x + offset[0]} y={y + offset[1]} anchor={anchor}>
          {name}
        </Label>
      </g>
    );
  });

/**
 * The decision platform's hero, 800 × 800: a round of sixty messages, five agents in it, every argument between
 * them, and the consensus with its line out, which leaves the sheet on the right. The paths of the group `op` lie
 * over the arguments, one each; a page may let them pulse.
 */
export const DebatePlate = ({ className }: { className?: string }) => (
  <Drawing
    width={size}
    height={size}
    className={className}
    title="Five agents, Alpha, Beta, Gamma, Delta and Epsilon, argue with each other inside a ring of sixty messages. A person may step in at messages 20, 40 and 60, and one consensus leaves the ring."
  >
    <Circle x={centre[0]} y={centre[1]} r={ring} mark="h" />
    <Path d={messages} />
    <Path d={pairs.join('')} mark="h" />
    <g className="op">
      {turns.map((turn) => (
        <Path key={turn} d={pairs[turn] ?? ''} mark="i w2" />
      ))}
    </g>
    <Path d={seats.map((seat) => `M${at(seat)}L${at(centre)}`).join('')} mark="s dash3" />
    <Path d={`M${at(centre)}H2400`} mark="s w2" />
    <Path d={stops.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('')} mark="s w3" />
    {stops.map(({ message, label: [x, y] }) => (
      <Label key={message} x={x} y={Math.max(y + 6, 22)} mark="lab b sl" anchor="middle">
        {message}
      </Label>
    ))}
    <Circle x={centre[0]} y={centre[1]} r={15} mark="sfill" />
    <Label x={606} y={centre[1] - 14} mark="lab b sl">
      Consensus
    </Label>
    <Path d={dots(seats, 34)} mark="fp i" />
    <Seats />
  </Drawing>
);
