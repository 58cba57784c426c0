import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { at, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';
import { agents } from './debate-agents';

const dot = (column: number, row: number): Point => [22 + column * 29, 30 + row * 34];
const models = range(50).map((index) => dot(index % 10, Math.floor(index / 10)));
const further = range(5).map((row) => dot(10, row));
const chosen: Point[] = [dot(7, 0), dot(2, 1), dot(9, 2), dot(4, 3), dot(6, 4)];
const seats = agents.map((_, index): Point => [540, 30 + index * 34]);

const thread = (from: Point, to: Point): string =>
  `M${at(from)}C${from[0] + 110} ${from[1]} ${to[0] - 150} ${to[1]} ${at(to)}`;

/** Fifty models and more, five of them chosen, one for each agent. */
export const DebateModels = (props: SubjectProps) => (
  <Drawing width={620} height={196} {...props}>
    <Path d={chosen.map((from, index) => thread(from, seats[index] ?? from)).join('')} mark="s" />
    <Path d={dots(models, 4)} mark="fi" />
    <Path d={dots(further, 4)} mark="h" />
    <Path d={dots(chosen, 7)} mark="sfill" />
    <Path d={dots(seats, 14)} mark="fp i" />
    {agents.map(({ name, letter }, index) => (
      <g key={name}>
        <Label x={540} y={35 + index * 34} mark="lab b" anchor="middle">
          {letter}
        </Label>
        <Label x={562} y={35 + index * 34}>
          {name}
        </Label>
      </g>
    ))}
  </Drawing>
);
