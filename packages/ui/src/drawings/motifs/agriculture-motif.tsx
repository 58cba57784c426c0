import { Drawing, type SubjectProps } from '../drawing.js';
import { range } from '../geometry.js';
import { Path } from '../pen.js';

const rows = range(9)
  .map((row) => `M${16 + row * 10} 106C${30 + row * 14} 80 ${56 + row * 13} 50 ${92 + row * 11} 18`)
  .join('');

/** Agriculture: curved crop rows with the stressed patch outlined. */
export const AgricultureMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d={rows} mark="h" />
    <Path d="M16 106H108M92 18H192" />
    <Path d="M78 66C92 54 120 56 122 68C122 80 92 84 82 78Z" mark="s" />
  </Drawing>
);
