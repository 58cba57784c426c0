import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { smoothPath } from '@northgate/ui/drawings/geometry';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';

const inRange = [
  smoothPath([
    [0, 66],
    [45, 62],
    [90, 68],
    [140, 65],
    [170, 61],
    [188, 44],
  ]),
  smoothPath([
    [225, 44],
    [246, 66],
    [280, 70],
    [320, 64],
  ]),
].join('');

/** Logistics application, 320 × 132: a temperature trace that leaves its band while the door is open. */
export const ColdChain = (props: SubjectProps) => (
  <Drawing width={320} height={132} {...props}>
    <Rect x={0} y={44} width={320} height={44} mark="t2" />
    <Path d="M0 44H320M0 88H320" mark="h dash" />
    <Path d={inRange} />
    <Path d="M188 44C194 36 200 30 206 30S217 34 225 44" mark="s w3" />
    <Circle x={206} y={30} r={5} mark="sfill" />
    <Label x={218} y={28} mark="lab sl b">
      Door open
    </Label>
  </Drawing>
);
