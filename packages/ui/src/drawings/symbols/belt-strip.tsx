import { Drawing } from '../drawing.js';
import { dots, range, type Point } from '../geometry.js';
import { Path } from '../pen.js';

const rollers = dots(
  range(41).map((roller): Point => [roller * 48, 16]),
  9,
);

/** A length of conveyor belt, 32 high; it is cut off at the right where its place ends. */
export const BeltStrip = () => (
  <Drawing width={1920} height={32} className="belt" preserveAspectRatio="xMinYMid slice">
    <Path d="M0 1H1920V31H0z" mark="i w2 fp" />
    <Path d={rollers} mark="i t2" />
  </Drawing>
);
