import { box, cornerMarks } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What manufacturing solutions do; the overprint is what the model expects, moves or flags. */
export const manufacturingSymbols = {
  bearing: () => (
    <SymbolSheet>
      <Circle x={18} y={20} r={15} mark="i fp" />
      <Circle x={18} y={20} r={6} />
      <Path d="M18 5v9M18 26v9M3 20h9M24 20h9" mark="h" />
      <Path d="M2 43h12l3-5 4 9 4-7 3 3h6" />
      <Path d="M34 43l3-14 5 18 2-4h3" mark="s w2" />
    </SymbolSheet>
  ),
  schedule: () => (
    <SymbolSheet>
      <Path d="M4 4V44H46" />
      <Path
        d={box({ x: 8, y: 8, width: 14, height: 8 }) + box({ x: 16, y: 20, width: 12, height: 8 })}
        mark="fi"
      />
      <Rect x={30} y={8} width={14} height={8} mark="i dash3" />
      <Rect x={24} y={32} width={14} height={8} mark="sfill" />
      <Path d="M37 16L32 30" mark="s w2" />
    </SymbolSheet>
  ),
  inspection: () => (
    <SymbolSheet>
      <Path d="M8 40v-7h6l4-15q2-6 6-6t6 6l4 15h6v7z" mark="i fp" />
      <Circle x={24} y={21} r={4} />
      <Path d="M31 26l-3 4 4 3-3 4" mark="s w2" />
      <Path d={cornerMarks({ x: 4, y: 6, width: 40, height: 38 }, 8)} mark="s w2" />
    </SymbolSheet>
  ),
  handling: () => (
    <SymbolSheet>
      <Path d="M4 46H20M12 46V36M12 36L8 18L28 8" mark="i w3" />
      <Circle x={12} y={36} r={3.5} mark="i fp" />
      <Circle x={8} y={18} r={3.5} mark="i fp" />
      <Path d="M28 8h10M30 8v9M38 8v9" mark="i w2" />
      <Rect x={28} y={18} width={12} height={12} mark="sfill" />
      <Path d="M22 46H46" mark="i w2" />
      <Path d="M34 32V42M30 38l4 5 4-5" mark="s" />
    </SymbolSheet>
  ),
  'energy-use': () => (
    <SymbolSheet>
      <Path d="M3 44H46" mark="i w2" />
      <Path d="M5 38C10 36 11 14 16 14S21 34 26 33S31 9 36 9S41 30 45 33" mark="i dash3" />
      <Path d="M5 40C10 39 11 26 16 26S21 37 26 36S31 24 36 24S41 36 45 37" mark="s w2" />
      <Path d="M3 4V44" />
    </SymbolSheet>
  ),
};
