import { box, cornerMarks, dots, range } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const bay = (index: number) =>
  box({ x: 26 + (index % 9) * 30, y: 15 + Math.floor(index / 9) * 26, width: 28, height: 24 });
const bays = (keep: (index: number) => boolean): string => range(36).filter(keep).map(bay).join('');

/** Construction at work: two cranes over one frame, a slab pour by bay, and plant along a corridor. */
export const constructionScenes = {
  'crane-overlap': () => (
    <SceneSheet>
      <Path
        d={
          range(15)
            .map((line) => `M${10 + line * 22} 0V132`)
            .join('') +
          range(6)
            .map((line) => `M0 ${11 + line * 22}H320`)
            .join('')
        }
        mark="h st"
      />
      <Circle x={118} y={66} r={58} mark="i" />
      <Circle x={204} y={66} r={58} mark="i" />
      <Path d="M161 27A58 58 0 0 1 161 105A58 58 0 0 1 161 27z" mark="s w2" />
      <Path d="M118 66L168 44M204 66L250 96" mark="i w3" />
      <Path
        d={box({ x: 111, y: 59, width: 14, height: 14 }) + box({ x: 197, y: 59, width: 14, height: 14 })}
        mark="fi"
      />
      <Path d={dots([[168, 44]], 5)} mark="sfill" />
      <Path d={dots([[250, 96]], 5)} mark="i fp" />
    </SceneSheet>
  ),
  'slab-pour': () => (
    <SceneSheet>
      <Path d={bays((index) => index < 21 && index !== 14)} mark="i t2" />
      <Path d={bays((index) => index >= 21)} mark="h dash3" />
      <Rect x={176} y={41} width={28} height={24} mark="s dash3" />
      <Path d={cornerMarks({ x: 172, y: 37, width: 36, height: 32 }, 9)} mark="s w3" />
      <Path d="M26 118H296" mark="h" />
      <Path d="M26 118H206M26 113v10M206 113v10" mark="i w2" />
      <Path d="M206 118H236M236 113v10" mark="s w3" />
    </SceneSheet>
  ),
  'plant-corridor': () => (
    <SceneSheet>
      <Path
        d="M-4 96C70 92 90 40 170 44S280 66 324 28L324 60C280 96 210 74 172 76S110 124 -4 128z"
        mark="i fp"
      />
      <Path d="M-4 112C80 108 96 56 171 60S282 80 324 44" mark="h dash2" />
      {[
        [44, 101],
        [116, 73],
        [286, 66],
      ].map(([x = 0, y = 0]) => (
        <Rect key={x} x={x - 9} y={y - 6} width={18} height={12} mark="fi" />
      ))}
      <Rect x={194} y={54} width={18} height={12} mark="sfill" />
      <Circle x={203} y={60} r={20} mark="s dash3" />
      <Path d="M203 34C190 10 140 8 124 54M118 44l5 12 11-7" mark="s w2" />
      <Person x={250} y={84} scale={0.5} />
    </SceneSheet>
  ),
};
