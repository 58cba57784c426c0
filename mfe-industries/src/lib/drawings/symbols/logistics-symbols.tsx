import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What logistics solutions do; the overprint is what the model changes. */
export const logisticsSymbols = {
  route: () => (
    <SymbolSheet>
      <Path d="M8 39L40 9" mark="i dash3" />
      <Path d="M20 23l8 6" mark="i w2" />
      <Path d="M8 39L34 40L40 9" mark="s w2" />
      <Rect x={3} y={34} width={10} height={10} mark="fi" />
      <Circle x={34} y={40} r={4} mark="fp i" />
      <Circle x={40} y={9} r={4} mark="fp i" />
    </SymbolSheet>
  ),
  gripper: () => (
    <SymbolSheet>
      <Path d="M24 2V10M15 26V18L19 10H29L33 18V26" mark="i w2" />
      <Rect x={18} y={19} width={12} height={12} mark="sfill" />
      <Path d="M4 28V46H44V28" />
      <Path d="M8 46V36H18V46M20 46V35H30M30 46V34H40V46" mark="h" />
    </SymbolSheet>
  ),
  'cold-chain': () => (
    <SymbolSheet>
      <Rect x={22} y={19} width={26} height={16} mark="t2" />
      <Path d="M22 19H48M22 35H48" mark="h" />
      <Path d="M6 31V8a5 5 0 0 1 10 0v23a8 8 0 1 1-10 0z" />
      <Path d="M11 14V37" mark="i w3" />
      <Path d="M22 28C28 28 29 26 32 19" />
      <Path d="M32 19C35 11 38 11 41 19" mark="s w2" />
      <Path d="M41 19C43 25 45 26 48 26" />
      <Circle x={36.5} y={12.5} r={3.5} mark="sfill" />
    </SymbolSheet>
  ),
  vehicle: () => (
    <SymbolSheet>
      <Path d="M2 12H29V35H2zM29 19H38L46 27V35H29" />
      <Path d="M33 23H37L41 27H33z" mark="h" />
      <Circle x={11} y={36} r={5} mark="fp i" />
      <Circle x={37} y={36} r={5} mark="fp i" />
      <Circle x={11} y={36} r={1.5} mark="fi" />
      <Circle x={37} y={36} r={2} mark="sfill" />
      <Circle x={37} y={36} r={9} mark="s dash3" />
    </SymbolSheet>
  ),
};
