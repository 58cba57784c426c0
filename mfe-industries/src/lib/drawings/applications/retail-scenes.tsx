import { box, cornerMarks, polyline, range, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const sold = [34, 40, 38, 46, 44, 58, 54, 40, 42, 47, 45];
const bars = sold
  .map((rise, week) => box({ x: 22 + week * 18, y: 112 - rise, width: 12, height: rise }))
  .join('');
const forecast: Point[] = [
  [208, 68],
  [232, 52],
  [256, 24],
  [280, 40],
  [304, 60],
];

/** Retail at work: a promotion week, a round of the aisles, and orders from the back room. */
export const retailScenes = {
  'promotion-week': () => (
    <SceneSheet>
      <Path d="M12 112H312" mark="i w2" />
      <Rect x={240} y={10} width={32} height={102} mark="t2" />
      <Path d={bars} mark="fi" />
      <Path d="M208 66L232 60L256 62L280 58L304 62" mark="i dash3" />
      <Path d={polyline(forecast)} mark="s w3" />
      <Circle x={256} y={24} r={5} mark="sfill" />
    </SceneSheet>
  ),
  'aisle-round': () => (
    <SceneSheet>
      <Path
        d={range(5)
          .map((aisle) => box({ x: 28 + aisle * 58, y: 26, width: 32, height: 80 }))
          .join('')}
        mark="i fp"
      />
      <Path
        d={
          range(5)
            .map((aisle) => `M${44 + aisle * 58} 26V106`)
            .join('') +
          range(4)
            .map((row) =>
              range(5)
                .map((aisle) => `M${28 + aisle * 58} ${42 + row * 16}h32`)
                .join(''),
            )
            .join('')
        }
        mark="h"
      />
      <Path d="M16 122V14H73V118H131V14H189V118H247V14H306V122" mark="i dash2" />
      <Rect x={202} y={58} width={16} height={16} mark="sfill" />
      <Path d={cornerMarks({ x: 196, y: 52, width: 28, height: 28 }, 7)} mark="s w2" />
      <Circle x={189} y={66} r={6} mark="fi" />
    </SceneSheet>
  ),
  'back-room': () => (
    <SceneSheet>
      <Path d="M30 8H226V124H30z" />
      <Path
        d={range(24)
          .filter((tray) => tray !== 9)
          .map((tray) =>
            box({ x: 38 + (tray % 6) * 31, y: 16 + Math.floor(tray / 6) * 27, width: 25, height: 20 }),
          )
          .join('')}
        mark="i t1"
      />
      <Rect x={131} y={43} width={25} height={20} mark="s dash3" />
      <Path d="M156 53H246V92" mark="s w3" />
      <Rect x={234} y={92} width={25} height={20} mark="sfill" />
      <Path d="M226 113H310" mark="i w3" />
      <Path d={box({ x: 272, y: 83, width: 32, height: 30 })} mark="i fp" />
      <Path d="M283 83v10h10v-10" mark="h" />
    </SceneSheet>
  ),
};
