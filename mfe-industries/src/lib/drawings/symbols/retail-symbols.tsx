import { box, cornerMarks, range } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What retail solutions do; the overprint is what the model expects, misses or changes. */
export const retailSymbols = {
  demand: () => (
    <SymbolSheet>
      <Path d="M3 4V44H46" />
      <Path
        d={[14, 20, 11, 24]
          .map((rise, bar) => box({ x: 7 + bar * 7, y: 44 - rise, width: 5, height: rise }))
          .join('')}
        mark="fi"
      />
      <Path d="M9 28L16 22L23 31L30 18" mark="h" />
      <Path d="M30 18L37 9L44 14" mark="s w3" />
      <Path d="M37 9V44M44 14V44" mark="s dash3" />
    </SymbolSheet>
  ),
  shelf: () => (
    <SymbolSheet>
      <Path d="M2 22H46M2 44H46" mark="i w2" />
      <Path d={[4, 14, 34].map((x) => box({ x, y: 7, width: 8, height: 15 })).join('')} mark="i fp" />
      <Path d={[4, 13, 22, 31].map((x) => box({ x, y: 30, width: 7, height: 14 })).join('')} mark="i fp" />
      <Path d={cornerMarks({ x: 23, y: 4, width: 10, height: 19 }, 4)} mark="s w2" />
    </SymbolSheet>
  ),
  price: () => (
    <SymbolSheet>
      <Path d="M4 22L22 4H44V26L26 44z" mark="i fp" />
      <Circle x={36} y={12} r={3.5} />
      <Path d="M14 24L24 34" mark="i dash3" />
      <Path d="M21 18L31 28" mark="s w3" />
    </SymbolSheet>
  ),
  'micro-fulfillment': () => (
    <SymbolSheet>
      <Path
        d={range(12)
          .filter((bin) => bin !== 5)
          .map((bin) => box({ x: 5 + (bin % 3) * 10, y: 4 + Math.floor(bin / 3) * 10, width: 8, height: 8 }))
          .join('')}
      />
      <Rect x={25} y={14} width={8} height={8} mark="sfill" />
      <Path d="M33 18H41V38" mark="s w2" />
      <Path d="M36 34l5 6 5-6" mark="s w2" />
      <Path d="M35 45H47" mark="i w2" />
    </SymbolSheet>
  ),
};
