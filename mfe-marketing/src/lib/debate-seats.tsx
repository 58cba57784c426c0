import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, dots, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';
import { agents, argumentsAmong, seatsAround } from './debate-agents';

const centre: Point = [130, 132];
const places = seatsAround(centre, 100);

interface DebateSeatsProps {
  className?: string;
  /** Which of the five seats are taken, 0 to 4. */
  taken: readonly number[];
}

/** A table of five seats: those taken argue with each other, the others stay empty. */
export function DebateSeats({ taken, ...props }: DebateSeatsProps) {
  const seated = places.filter((_, index) => taken.includes(index));
  const empty = places.filter((_, index) => !taken.includes(index));
  return (
    <Drawing width={320} height={252} {...props}>
      <Path d={argumentsAmong(seated, centre).join('')} />
      <Path d={seated.map((place) => `M${at(place)}L${at(centre)}`).join('')} mark="s dash3" />
      <Path d={`M${at(centre)}H320`} mark="s w2" />
      <Circle x={centre[0]} y={centre[1]} r={9} mark="sfill" />
      <Path d={dots(empty, 17)} mark="fp i thin dash3" />
      <Path d={dots(seated, 17)} mark="fp i" />
      {agents.map(({ name, letter }, index) => {
        const [x, y] = places[index] ?? centre;
        return taken.includes(index) ? (
          <Label key={name} x={x} y={y + 5.5} mark="lab lg b" anchor="middle">
            {letter}
          </Label>
        ) : null;
      })}
    </Drawing>
  );
}
