import { round } from '../geometry.js';
import { Circle, Path } from '../pen.js';

/** A ringed cross: something was stopped here. */
export function Cross({ x, y, r = 5 }: { x: number; y: number; r?: number }) {
  const [left, top, side] = [round(x - r / 1.7), round(y - r / 1.7), round(r * 1.18)];
  return (
    <>
      <Circle x={x} y={y} r={r + 3.5} mark="s sf" />
      <Path d={`M${left} ${top}l${side} ${side}m0 ${-side}l${-side} ${side}`} mark="s" />
    </>
  );
}
