import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What finance and insurance solutions do; the overprint is what the model holds, decides or marks. */
export const financeSymbols = {
  fraud: () => (
    <SymbolSheet>
      <Path d="M3 10H40V36H3z" mark="i fp" />
      <Rect x={3} y={15} width={37} height={5} mark="fi" />
      <Path d="M8 27H20M8 31H15" mark="h" />
      <Circle x={36} y={34} r={10} mark="s sf w2" />
      <Path d="M36 28V35M36 38v2.5" mark="s w3" />
    </SymbolSheet>
  ),
  underwriting: () => (
    <SymbolSheet>
      <Path d="M5 40a19 19 0 0 1 38 0" />
      <Path d="M5 40H43" mark="i w2" />
      <Path d="M9 32l4 2M16 24l3 4M24 21v5M32 24l-3 4M39 32l-4 2" mark="h" />
      <Path d="M24 40L34 27" mark="s w3" />
      <Circle x={24} y={40} r={3.5} mark="fi" />
      <Path d="M12 4H36V14H12z" mark="i fp" />
      <Path d="M16 9H32" mark="h" />
    </SymbolSheet>
  ),
  audit: () => (
    <SymbolSheet>
      <Path d="M5 4H43V44H5zM5 12H43M30 4V44" />
      <Path d="M9 18H26M34 18H39M9 25H26M34 25H39M9 39H26M34 39H39" mark="h" />
      <Path d="M9 32H26M34 32H39" mark="s w3" />
      <Path d="M2 28v8" mark="s w2" />
    </SymbolSheet>
  ),
  risk: () => (
    <SymbolSheet>
      <Path d="M32 29C36 36 40 41 45 42H32z" mark="sfill" />
      <Path d="M3 42C13 41 14 8 21 8C28 8 29 40 45 42" />
      <Path d="M2 42H46" mark="i w2" />
      <Path d="M21 8V42" mark="h dash3" />
      <Path d="M32 20V46" mark="s w2" />
    </SymbolSheet>
  ),
};
