import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Label, Path } from '@northgate/ui/drawings/pen';

const [left, step, ground] = [10, 9.6, 168];
const random = seededRandom(20);
const messages = range(60)
  .filter((index) => index % 20 !== 19)
  .map((index) => `M${Math.round(left + index * step)} ${ground}v${-Math.round(12 + random() * 44)}`)
  .join('');
const stops = [20, 40, 60].map((message) => ({ message, x: Math.round(left + (message - 1) * step) }));

/** Interventions: sixty messages, and a person who may step in at every twentieth. */
export const DebateInterventions = (props: SubjectProps) => (
  <Drawing width={620} height={196} {...props}>
    <Path d={messages} />
    <Path d={`M0 ${ground}H620`} />
    <Path d={stops.map(({ x }) => `M${x} ${ground + 8}V86`).join('')} mark="s w3" />
    {stops.map(({ message, x }) => (
      <g key={message}>
        <Person x={x} y={14} />
        <Label x={x} y={192} mark="lab b sl" anchor="middle">
          {message}
        </Label>
      </g>
    ))}
  </Drawing>
);
