import type { Point } from '../geometry.js';
import { Label } from '../pen.js';

/** A depth and where it was taken. */
export interface Sounding {
  place: Point;
  depth: number;
  /** Whether it is left out where the drawing's parent is so low that it crops it above and below. */
  outer?: boolean;
}

const nearest = 26;

/** Depth figures on water; one that would touch an earlier one is left out. */
export function Soundings({ taken }: { taken: readonly Sounding[] }) {
  const apart = taken.reduce<Sounding[]>((kept, next) => {
    const touches = kept.some(
      ({ place }) => Math.hypot(place[0] - next.place[0], place[1] - next.place[1]) < nearest,
    );
    return touches ? kept : [...kept, next];
  }, []);
  return apart.map(({ place: [x, y], depth, outer }) => (
    <Label key={`${x} ${y}`} x={x} y={y} mark={outer ? 'snd outer' : 'snd'}>
      {depth}
    </Label>
  ));
}
