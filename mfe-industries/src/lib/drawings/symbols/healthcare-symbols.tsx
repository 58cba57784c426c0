import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What healthcare solutions do; the overprint is what the model finds or moves. */
export const healthcareSymbols = {
  claim: () => (
    <SymbolSheet>
      <Path d="M9 3H31L39 11V45H9z" mark="i fp" />
      <Path d="M31 3V11H39" />
      <Path d="M15 17H33M15 23H33M15 29H25" mark="h" />
      <Path d="M16 37l4 4 9-10" mark="s w3" />
    </SymbolSheet>
  ),
  'theatre-list': () => (
    <SymbolSheet>
      <Path d="M4 4V44H46" />
      <Path d="M18 44v-3M30 44v-3M42 44v-3" mark="h" />
      <Rect x={8} y={8} width={18} height={8} mark="fi" />
      <Rect x={20} y={20} width={14} height={8} mark="i dash3" />
      <Rect x={8} y={32} width={12} height={7} mark="fi" />
      <Rect x={30} y={31} width={14} height={9} mark="sfill" />
      <Path d="M24 28V35H30" mark="s w2" />
    </SymbolSheet>
  ),
  'asset-tracking': () => (
    <SymbolSheet>
      <Path d="M3 6H45V42H3zM3 24H18M28 24H45M24 6V16M24 30V42" />
      <Rect x={8} y={10} width={8} height={6} mark="ibar" />
      <Rect x={8} y={31} width={8} height={6} mark="ibar" />
      <Rect x={31} y={10} width={8} height={6} mark="ibar" />
      <Circle x={35} y={33} r={3.5} mark="sfill" />
      <Circle x={35} y={33} r={8} mark="s" />
    </SymbolSheet>
  ),
  'lab-rack': () => (
    <SymbolSheet>
      <Path d="M7 10V36a4 4 0 0 0 8 0V10M20 10V36a4 4 0 0 0 8 0V10M33 10V36a4 4 0 0 0 8 0V10" />
      <Path d="M5 10H17M18 10H30M31 10H43" mark="i w2" />
      <Path d="M7 26V36a4 4 0 0 0 8 0V26z" mark="ibar" />
      <Path d="M33 30V36a4 4 0 0 0 8 0V30z" mark="ibar" />
      <Path d="M20 20V36a4 4 0 0 0 8 0V20z" mark="sfill" />
      <Path d="M2 32H7M15 32H20M28 32H33M41 32H46" />
    </SymbolSheet>
  ),
};
