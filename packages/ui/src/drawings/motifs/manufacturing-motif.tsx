import { Drawing, type SubjectProps } from '../drawing.js';
import { box, cornerMarks, dots } from '../geometry.js';
import { Path, Rect } from '../pen.js';

const rollers = dots(
  [34, 66, 98, 130, 162].map((x) => [x, 90]),
  6,
);
const parts = [36, 76, 154].map((x) => box({ x, y: 58, width: 24, height: 26 })).join('');

/** Manufacturing: parts on a conveyor, one of them flagged under the gripper. */
export const ManufacturingMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d={`M18 84H182M26 96H174${rollers}${parts}M128 16v20M118 16h20`} />
    <Path d="M128 36L114 54M128 36l14 18" mark="h" />
    <Rect x={116} y={58} width={24} height={26} mark="i dash3" />
    <Path d={cornerMarks({ x: 112, y: 54, width: 32, height: 34 }, 8)} mark="s w2" />
  </Drawing>
);
