import { box, dots, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const block = (index: number) =>
  box({ x: 46 + (index % 6) * 43, y: 12 + Math.floor(index / 6) * 38, width: 37, height: 30 });
const blocks = (indices: number[]): string => indices.map(block).join('');

function grains(): Point[] {
  const random = seededRandom(6);
  return range(36).map((index): Point => [8 + index * 5.4, 44 + random() * 34]);
}

/** Agriculture at work: blocks on one main, a harvest by swaths, a stream of grain. */
export const agricultureScenes = {
  'irrigation-blocks': () => (
    <SceneSheet>
      <Path d="M14 0V132M14 27H46M14 65H46M14 103H46" mark="i w2" />
      <Path d={blocks([0, 1, 5, 6, 7, 12, 16, 17])} mark="i t2" />
      <Path d={blocks([2, 4, 8, 11, 13, 14])} mark="i t1" />
      <Path d={blocks([3, 15])} mark="i fp" />
      <Path d={blocks([9, 10])} mark="s w3 t3" />
      <Path d="M14 65H20M32 65H175" mark="s w3" />
      <Circle x={26} y={65} r={7} mark="s sf w2" />
    </SceneSheet>
  ),
  'harvest-swaths': () => (
    <SceneSheet>
      <Path
        d={range(7)
          .map((row) => box({ x: 16, y: 10 + row * 16, width: 288, height: 13 }))
          .join('')}
        mark="i t3"
      />
      <Path
        d={
          range(3)
            .map((row) => box({ x: 16, y: 10 + row * 16, width: 288, height: 13 }))
            .join('') + box({ x: 16, y: 58, width: 126, height: 13 })
        }
        mark="i fp"
      />
      <Path d="M16 16H296V32H24V48H296" mark="h dash2" />
      <Rect x={136} y={55} width={26} height={19} mark="fi" />
      <Path d="M162 64H296V80H24V96H296V112H30M40 105l-10 7 10 7" mark="s w2" />
      <Path d="M220 20H240M226 14v12M234 14v12" mark="s" />
      <Circle x={230} y={20} r={12} mark="s sf" />
      <Path d="M222 20h16M230 12v16" mark="s w2" />
    </SceneSheet>
  ),
  'grain-stream': () => (
    <SceneSheet>
      <Path d="M0 38H206M0 86H206" mark="i w2" />
      <Path d="M206 38L312 50M206 86L262 92" mark="h" />
      <Path d={dots(grains(), 4)} mark="i t3" />
      <Path
        d={dots(
          [
            [222, 58],
            [238, 64],
            [252, 58],
            [268, 66],
            [284, 62],
            [302, 68],
          ],
          4,
        )}
        mark="i t3"
      />
      <Path d="M180 4H210V24H180z" mark="fi" />
      <Path d="M187 24L178 86H212L203 24" mark="h" />
      <Path
        d={dots(
          [
            [60, 66],
            [128, 52],
            [195, 66],
          ],
          4.5,
        )}
        mark="sfill"
      />
      <Path d="M195 66C214 70 224 92 226 118M219 109l7 10 8-9" mark="s w2" />
      <Circle x={195} y={66} r={10} mark="s" />
      <Path d="M200 124H260" mark="i w2" />
    </SceneSheet>
  ),
};
