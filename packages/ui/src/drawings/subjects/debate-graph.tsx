import { Drawing, type SubjectProps } from '../drawing.js';
import { at, dots, type Point } from '../geometry.js';
import { Circle, Label, Path, Rect } from '../pen.js';

interface Agent {
  name: string;
  letter: string;
  place: Point;
  /** Where its name stands, from its middle. */
  offset: Point;
}

const agents = [
  { name: 'Alpha', letter: 'Α', lift: 4 },
  { name: 'Beta', letter: 'Β', lift: -10 },
  { name: 'Gamma', letter: 'Γ', lift: 20 },
  { name: 'Delta', letter: 'Δ', lift: 20 },
  { name: 'Epsilon', letter: 'Ε', lift: -10 },
];

function placeAgents([x, y]: Point, radius: number): Agent[] {
  return agents.map(({ name, letter, lift }, index) => {
    const angle = ((index * 72 - 90) * Math.PI) / 180;
    const side = Math.cos(angle) >= -0.01 ? 1 : -1;
    const place: Point = [x + radius * Math.cos(angle) * 1.15, y + radius * Math.sin(angle)];
    return { name, letter, place, offset: [side * (index === 0 ? 24 : 22), lift] };
  });
}

const chord = (from: Point, bend: Point, to: Point): string => `M${at(from)}Q${at(bend)} ${at(to)}`;

function chords(places: Point[], [x, y]: Point): string {
  const pairs = places.flatMap((from, index) => places.slice(index + 1).map((to) => [from, to] as const));
  return pairs
    .map(([from, to]) => {
      const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return chord(from, [middleX + (x - middleX) * 0.28, middleY + (y - middleY) * 0.28], to);
    })
    .join('');
}

const AgentMark = ({ letter, name, place: [x, y], offset: [right, down] }: Agent) => (
  <>
    <Label x={x} y={y + 4.5} mark="lab b" anchor="middle">
      {letter}
    </Label>
    <Label x={x + right} y={y + down} anchor={right < 0 ? 'end' : undefined}>
      {name}
    </Label>
  </>
);

interface DebateGraphProps extends SubjectProps {
  width: number;
  height: number;
  centre: Point;
  radius: number;
  title?: string;
}

/** Five agents, the arguments between them, the consensus they reach and its line out. */
export function DebateGraph({ width, height, centre, radius, ...props }: DebateGraphProps) {
  const placed = placeAgents(centre, radius);
  const places = placed.map(({ place }) => place);
  const [x, y] = centre;
  const [alpha, beta, gamma, , epsilon] = places as [Point, Point, Point, Point, Point];
  return (
    <Drawing width={width} height={height} {...props}>
      <Path d={chords(places, centre)} mark="h" />
      <Path d={chord(alpha, [x + 20, y - 20], gamma) + chord(beta, centre, epsilon)} />
      <Path d={places.map((place) => `M${at(place)}L${at(centre)}`).join('')} mark="s dash3" />
      <Path d={`M${at(centre)}H${width - 96}`} mark="s w2" />
      <Circle x={x} y={y} r={9} mark="sfill" />
      <Path d={dots(places, 15)} mark="fp i" />
      {placed.map((agent) => (
        <AgentMark key={agent.name} {...agent} />
      ))}
      <Rect x={width - 96} y={y - 17} width={88} height={34} mark="fp s1" />
      <Label x={width - 52} y={y + 5} mark="lab sl b" anchor="middle">
        Consensus
      </Label>
    </Drawing>
  );
}
