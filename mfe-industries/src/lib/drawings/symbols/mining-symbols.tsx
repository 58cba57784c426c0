import { polar, polyline, range, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

const gear = `${polyline(range(32).map((step): Point => polar([22, 24], step % 4 < 2 ? 18 : 14, step * 11.25)))}Z`;

/** What mining solutions do; the overprint is what the model steers, finds or expects. */
export const miningSymbols = {
  haulage: () => (
    <SymbolSheet>
      <Path d="M3 15H30L34 27H12z" mark="i fp" />
      <Path d="M30 15h10v12h5v8H6l6-8" />
      <Circle x={15} y={36} r={6} mark="i fp" />
      <Circle x={37} y={36} r={6} mark="i fp" />
      <Circle x={15} y={36} r={1.8} mark="fi" />
      <Circle x={37} y={36} r={1.8} mark="fi" />
      <Path d="M2 46H40M35 43l6 3-6 3" mark="s w2" />
    </SymbolSheet>
  ),
  geology: () => (
    <SymbolSheet>
      <Path d="M2 9Q14 4 24 9T46 8V45H2z" mark="i fp" />
      <Path d="M2 19Q14 13 24 19T46 17M2 40Q14 33 24 39T46 36" mark="h" />
      <Path d="M10 32Q20 20 38 25Q40 32 28 33Q18 34 10 32z" mark="sfill" />
      <Path d="M16 7V30M31 9V27" />
    </SymbolSheet>
  ),
  'incident-forecast': () => (
    <SymbolSheet>
      <Path d="M2 38H46" mark="i w2" />
      <Path d="M2 28h6l3-5 4 9 4-7 3 3h4" />
      <Path d="M26 28h3l4-18 5 24 3-6h5" mark="s w2" />
      <Path d="M27 4V44" mark="h dash3" />
      <Path d="M8 42v-4M17 42v-4M36 42v-4M45 42v-4" mark="h" />
    </SymbolSheet>
  ),
  'equipment-health': () => (
    <SymbolSheet>
      <Path d={gear} mark="i fp" />
      <Circle x={22} y={24} r={6} />
      <Circle x={36} y={13} r={3.5} mark="sfill" />
      <Circle x={36} y={13} r={9} mark="s" />
    </SymbolSheet>
  ),
};
