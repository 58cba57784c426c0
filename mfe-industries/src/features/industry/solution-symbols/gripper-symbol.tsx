import { Drawing } from '@northgate/ui/drawings/drawing';
import { Path, Rect } from '@northgate/ui/drawings/pen';

/** Robotic picking: a gripper over a bin of boxes, one of them chosen. */
export const GripperSymbol = () => (
  <Drawing width={48} height={48} className="sym">
    <Path d="M24 2V10M15 26V18L19 10H29L33 18V26" mark="i w2" />
    <Rect x={18} y={19} width={12} height={12} mark="sfill" />
    <Path d="M4 28V46H44V28" />
    <Path d="M8 46V36H18V46M20 46V35H30M30 46V34H40V46" mark="h" />
  </Drawing>
);
