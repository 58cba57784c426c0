import { Drawing } from '@northgate/ui/drawings/drawing';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';

/** Cold chain: a thermometer beside the permitted range, and the reading that left it. */
export const ColdChainSymbol = () => (
  <Drawing width={48} height={48} className="sym">
    <Rect x={22} y={19} width={26} height={16} mark="t2" />
    <Path d="M22 19H48M22 35H48" mark="h" />
    <Path d="M6 31V8a5 5 0 0 1 10 0v23a8 8 0 1 1-10 0z" />
    <Path d="M11 14V37" mark="i w3" />
    <Path d="M22 28C28 28 29 26 32 19" />
    <Path d="M32 19C35 11 38 11 41 19" mark="s w2" />
    <Path d="M41 19C43 25 45 26 48 26" />
    <Circle x={36.5} y={12.5} r={3.5} mark="sfill" />
  </Drawing>
);
