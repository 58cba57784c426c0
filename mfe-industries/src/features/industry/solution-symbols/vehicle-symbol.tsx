import { Drawing } from '@northgate/ui/drawings/drawing';
import { Circle, Path } from '@northgate/ui/drawings/pen';

/** Fleet management: a van and the wheel that will need a workshop. */
export const VehicleSymbol = () => (
  <Drawing width={48} height={48} className="sym">
    <Path d="M2 12H29V35H2zM29 19H38L46 27V35H29" />
    <Path d="M33 23H37L41 27H33z" mark="h" />
    <Circle x={11} y={36} r={5} mark="fp i" />
    <Circle x={37} y={36} r={5} mark="fp i" />
    <Circle x={11} y={36} r={1.5} mark="fi" />
    <Circle x={37} y={36} r={2} mark="sfill" />
    <Circle x={37} y={36} r={9} mark="s dash3" />
  </Drawing>
);
