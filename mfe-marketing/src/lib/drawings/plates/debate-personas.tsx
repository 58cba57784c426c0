import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { box, dots, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';
import { agents } from './debate-agents';

/** Three sheets of character; each number says how far along a scale this persona stands, 0 to 1. */
const sheets = [
  { x: 6, stands: [0.8, 0.3, 0.55] },
  { x: 140, stands: [0.2, 0.9, 0.4] },
  { x: 274, stands: [0.5, 0.15, 0.95] },
];
const scale = { left: 18, length: 84, first: 92, step: 34 };

const scales = sheets
  .flatMap(({ x, stands }) =>
    stands.map((_, row) => {
      const [left, y] = [x + scale.left, scale.first + row * scale.step];
      return `M${left} ${y}h${scale.length}M${left} ${y - 4}v8M${left + scale.length} ${y - 4}v8`;
    }),
  )
  .join('');
const readings = sheets
  .flatMap(({ x, stands }) =>
    stands.map(
      (stand, row) =>
        `M${Math.round(x + scale.left + stand * scale.length)} ${scale.first + row * scale.step - 10}v20`,
    ),
  )
  .join('');
const seats = sheets.map(({ x }): Point => [x + 60, 42]);

/** Personas: the same scales for every agent, each set differently. */
export const DebatePersonas = (props: SubjectProps) => (
  <Drawing width={400} height={196} {...props}>
    <Path d={sheets.map(({ x }) => box({ x, y: 10, width: 120, height: 176 })).join('')} mark="fp i" />
    <Path d={scales} mark="h" />
    <Path d={readings} mark="s w3" />
    <Path d={dots(seats, 18)} mark="fp i" />
    {seats.map(([x, y], index) => (
      <Label key={x} x={x} y={y + 5} mark="lab b" anchor="middle">
        {agents[index]?.letter}
      </Label>
    ))}
  </Drawing>
);
