import { cornerMarks } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What construction solutions do; the overprint is what the model sees. */
export const constructionSymbols = {
  'site-safety': () => (
    <SymbolSheet>
      <Path d="M2 44H46" mark="i w2" />
      <Path d="M2 44l6-8M12 44l6-8" mark="h" />
      <Person x={29} y={11} scale={0.52} />
      <Path d={cornerMarks({ x: 16, y: 5, width: 26, height: 40 }, 7)} mark="s w2" />
    </SymbolSheet>
  ),
  progress: () => (
    <SymbolSheet>
      <Rect x={6} y={27} width={36} height={17} mark="t2" />
      <Path d="M6 44V27M18 44V27M30 44V27M42 44V27M2 44H46M4 36H44M4 27H44" />
      <Path d="M6 27V8M18 27V8M30 27V8M42 27V8M6 17H42M6 8H42" mark="h dash3" />
      <Path d="M4 17H30V27H44" mark="s w2" />
    </SymbolSheet>
  ),
  plant: () => (
    <SymbolSheet>
      <Path d="M3 35a5 5 0 0 1 5-5h17a5 5 0 0 1 0 10H8a5 5 0 0 1-5-5z" mark="i fp" />
      <Path d="M7 30V20H19L23 30M12 20V12H18L20 20" />
      <Path d="M22 25L32 9L40 13L43 28" mark="i w2" />
      <Path d="M38 28h8l-2 8h-6z" mark="fi" />
      <Circle x={10} y={35} r={2} mark="fi" />
      <Circle x={23} y={35} r={2} mark="fi" />
      <Path d="M30 42h14M30 39v6M44 39v6" mark="s w2" />
    </SymbolSheet>
  ),
  quality: () => (
    <SymbolSheet>
      <Path d="M3 8H45V42H3z" />
      <Path d="M3 19H45M3 30H45M17 8V19M33 8V19M10 19V30M26 19V30M40 19V30M17 30V42M33 30V42" mark="h" />
      <Path d="M24 11l-4 7 6 4-5 6 3 5" mark="s w2" />
      <Circle x={23} y={22} r={14} mark="s dash3" />
    </SymbolSheet>
  ),
};
