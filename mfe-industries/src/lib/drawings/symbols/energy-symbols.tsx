import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What energy solutions do; the overprint is what the model expects to fail or has found. */
export const energySymbols = {
  'grid-maintenance': () => (
    <SymbolSheet>
      <Path d="M14 46L22 4L30 46M11 15H33M8 25H36M17 32L28 41M27 32L16 41" />
      <Path d="M11 15v4M33 15v4M8 25v4" />
      <Path d="M36 25v5" mark="s w3" />
      <Circle x={36} y={29} r={8} mark="s dash3" />
    </SymbolSheet>
  ),
  fault: () => (
    <SymbolSheet>
      <Path d="M6 46V6M2 12H10M42 46V6M38 12H46" mark="i w2" />
      <Path d="M6 12Q12 24 19 27M42 12Q36 24 30 27" />
      <Path d="M6 12Q24 28 42 12" mark="h dash3" />
      <Path d="M26 17l-5 9h7l-5 10" mark="s w2" />
    </SymbolSheet>
  ),
  metering: () => (
    <SymbolSheet>
      <Circle x={18} y={18} r={15} mark="i fp" />
      <Path d="M18 7v3M29 18h-3M7 18h3M10 10l2 2M26 10l-2 2" mark="h" />
      <Path d="M18 18L25 12" mark="i w2" />
      <Rect x={11} y={22} width={14} height={5} mark="ibar" />
      <Path d="M27 44V34L34 28L41 34V44z" mark="s sf w2" />
      <Path d="M18 33V40H27" mark="h dash3" />
    </SymbolSheet>
  ),
  'farm-inspection': () => (
    <SymbolSheet>
      <Path d="M20 46L21 20M24 46L23 20" />
      <Path d="M22 18L19 3h4zM24 20L38 28l-2 3zM20 20L7 29l3 2z" mark="i fp" />
      <Circle x={22} y={19} r={2.5} mark="fi" />
      <Path d="M30 46l4-10h13l-3 10z" mark="i t2" />
      <Path d="M32 41H45" mark="h" />
      <Circle x={33} y={26} r={7} mark="s w2" />
    </SymbolSheet>
  ),
};
