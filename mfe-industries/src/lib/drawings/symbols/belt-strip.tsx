import { Drawing } from '@northgate/ui/drawings/drawing';
import { dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';

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
