import { dots } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What agriculture solutions do; the overprint is what the model waters, steers or takes out. */
export const agricultureSymbols = {
  irrigation: () => (
    <SymbolSheet>
      <Path d="M24 3C32 13 36 18 36 24a12 12 0 0 1-24 0C12 18 16 13 24 3z" />
      <Path d="M13 26H35A12 12 0 0 1 13 26z" mark="sfill" />
      <Path d="M4 45Q14 38 24 45T44 45" mark="i w2" />
    </SymbolSheet>
  ),
  harvest: () => (
    <SymbolSheet>
      <Path d="M8 8H20M28 8H40M14 8V15M34 8V15M14 15H34" />
      <Path d="M18 15H30V22H18z" mark="fi" />
      <Path d="M20 22L12 40M28 22L36 40" mark="s dash3" />
      <Path d="M4 46V36M10 46V38M38 46V38M44 46V36M31 46V37M17 46V37" />
      <Path d="M24 46V34M20 38l4 4 4-4" mark="s w2" />
    </SymbolSheet>
  ),
  sorting: () => (
    <SymbolSheet>
      <Path d="M3 6H27L33 16V46" />
      <Path d="M15 6V46" mark="h dash3" />
      <Path
        d={dots(
          [
            [8, 14],
            [21, 13],
            [9, 24],
            [21, 24],
            [8, 34],
            [22, 35],
            [9, 43],
            [26, 44],
          ],
          3.2,
        )}
        mark="i t3"
      />
      <Path d="M26 28C34 28 40 32 41 39" mark="s w2" />
      <Circle x={41} y={42} r={3.6} mark="sfill" />
    </SymbolSheet>
  ),
  'crop-health': () => (
    <SymbolSheet>
      <Path d="M24 46V34C8 34 5 20 9 5C26 7 36 16 24 34" mark="i t4" />
      <Path d="M24 34L13 12M20 27L26 20M17 20L21 14" mark="h" />
      <Circle x={17} y={18} r={3.5} mark="sfill" />
      <Circle x={17} y={18} r={9} mark="s dash3" />
      <Path d="M24 40C32 40 40 34 43 26C35 26 27 30 24 40z" mark="i t4" />
    </SymbolSheet>
  ),
};
