import { box, range } from '../geometry.js';
import { Path } from '../pen.js';

interface NeatlineProps {
  width: number;
  height: number;
  segment: number;
  thickness: number;
}

/** The zebra scale along the bottom edge of a hero plate of that width and height. */
export function Neatline({ width, height, segment, thickness }: NeatlineProps) {
  const d = range(Math.ceil(width / segment / 2))
    .map((pair) => box({ x: pair * 2 * segment, y: height - thickness, width: segment, height: thickness }))
    .join('');
  return <Path d={d} mark="fi" />;
}
