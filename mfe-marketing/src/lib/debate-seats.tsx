import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, dots, polar, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';

const centre: Point = [130, 132];
/** The agents' Greek letters in their fixed order, and where they sit: clockwise from the top. */
const letters = ['Α', 'Β', 'Γ', 'Δ', 'Ε'];
const places = letters.map((_, index) => polar(centre, 100, index * 72 - 90));

/** Path data of an argument between each two of these seats, bent towards the middle. */
const argumentsAmong = (seats: readonly Point[]): string =>
  seats
    .flatMap((from, index) => seats.slice(index + 1).map((to) => `M${at(from)}Q${bend(from, to)} ${at(to)}`))
    .join('');

const bend = (from: Point, to: Point): string =>
  at([((from[0] + to[0]) / 2) * 0.72 + centre[0] * 0.28, ((from[1] + to[1]) / 2) * 0.72 + centre[1] * 0.28]);

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
      <Path d={argumentsAmong(seated)} />
      <Path d={seated.map((place) => `M${at(place)}L${at(centre)}`).join('')} mark="s dash3" />
      <Path d={`M${at(centre)}H320`} mark="s w2" />
      <Circle x={centre[0]} y={centre[1]} r={9} mark="sfill" />
      <Path d={dots(empty, 17)} mark="fp i thin dash3" />
      <Path d={dots(seated, 17)} mark="fp i" />
      {letters.map((letter, index) => {
        const [x, y] = places[index] ?? centre;
        return taken.includes(index) ? (
          <Label key={letter} x={x} y={y + 5.5} mark="lab lg b" anchor="middle">
            {letter}
          </Label>
        ) : null;
      })}
    </Drawing>
  );
}
