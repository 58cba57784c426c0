import { Drawing, type SubjectProps } from '../drawing.js';
import { dots, range, seededRandom, type Point } from '../geometry.js';
import { Circle, Path } from '../pen.js';

function scatter(): Point[] {
  const random = seededRandom(9);
  return range(34).map((): Point => {
    const x = 34 + random() * 136;
    return [x, 92 - (x - 34) * 0.42 + (random() - 0.5) * 18];
  });
}

/** Finance: a scatter on its trend, with the outlier ringed. */
export const FinanceMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M24 14V104H184" />
    <Path d={dots(scatter(), 2.2)} mark="fi" />
    <Path d="M34 92L172 34" mark="h" />
    <Circle x={128} y={88} r={3} mark="sfill" />
    <Circle x={128} y={88} r={10} mark="s" />
  </Drawing>
);
