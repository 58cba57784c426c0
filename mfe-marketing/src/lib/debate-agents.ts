import { at, polar, type Point } from '@northgate/ui/drawings/geometry';

/** The agents of a debate in their fixed order; the letters are Greek. */
export const agents = [
  { name: 'Alpha', letter: 'Α' },
  { name: 'Beta', letter: 'Β' },
  { name: 'Gamma', letter: 'Γ' },
  { name: 'Delta', letter: 'Δ' },
  { name: 'Epsilon', letter: 'Ε' },
] as const;

/** Where the five sit: clockwise from the top. */
export const seatsAround = (centre: Point, radius: number): Point[] =>
  agents.map((_, index) => polar(centre, radius, index * 72 - 90));

/** Path data of one argument between two seats, bent towards the middle. */
export function argument(from: Point, to: Point, [x, y]: Point): string {
  const bend: Point = [((from[0] + to[0]) / 2) * 0.72 + x * 0.28, ((from[1] + to[1]) / 2) * 0.72 + y * 0.28];
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}

/** One path for each pair of seats. */
export const argumentsAmong = (seats: readonly Point[], centre: Point): string[] =>
  seats.flatMap((from, index) => seats.slice(index + 1).map((to) => argument(from, to, centre)));
