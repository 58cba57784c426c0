import { Drawing, type SubjectProps } from '../drawing.js';
import { dots, range, type Point } from '../geometry.js';
import { Label, Path } from '../pen.js';

const grid = (side: number, [left, top]: Point, step: number): Point[] =>
  range(side * side).map((cell): Point => [
    left + (cell % side) * step,
    top + Math.floor(cell / side) * step,
  ]);

/** Custom models: a large field of dots becomes a small block. */
export const ModelsSubject = (props: SubjectProps) => (
  <Drawing width={320} height={200} {...props}>
    <Path d={dots(grid(13, [26, 22], 11), 1.6)} mark="fd" />
    <Path d={dots(grid(4, [238, 66], 15), 4.4)} mark="sfill" />
    <Path d="M172 88h48m-8-6l8 6l-8 6" />
    <Path d="M226 54h69v69h-69z" mark="s" />
    <Label x={26} y={184}>
      General model
    </Label>
    <Label x={226} y={144} mark="lab sl b">
      Your model
    </Label>
  </Drawing>
);
