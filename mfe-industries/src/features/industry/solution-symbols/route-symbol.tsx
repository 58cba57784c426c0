import { Drawing } from '@northgate/ui/drawings/drawing';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';

/** Route planning: a blocked road and the way planned around it. */
export const RouteSymbol = () => (
  <Drawing width={48} height={48} className="sym">
    <Path d="M8 39L40 9" mark="i dash3" />
    <Path d="M20 23l8 6" mark="i w2" />
    <Path d="M8 39L34 40L40 9" mark="s w2" />
    <Rect x={3} y={34} width={10} height={10} mark="fi" />
    <Circle x={34} y={40} r={4} mark="fp i" />
    <Circle x={40} y={9} r={4} mark="fp i" />
  </Drawing>
);
