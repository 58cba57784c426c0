import { at, box, cornerMarks, dots, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

function vibration(): string {
  const random = seededRandom(19);
  return `M${range(46)
    .map((step): Point => [20 + step * 4, 96 + (random() - 0.5) * (5 + step * 0.36)])
    .map(at)
    .join('L')}`;
}
const castings = (keep: (index: number) => boolean): string =>
  range(4)
    .filter(keep)
    .map((index) => `M${22 + index * 60} 84v-9h8l6-22q3-9 10-9t10 9l6 22h8v9z`)
    .join('');
const orders = [
  { x: 46, y: 20, width: 66 },
  { x: 122, y: 20, width: 48 },
  { x: 46, y: 52, width: 40 },
  { x: 96, y: 52, width: 88 },
  { x: 46, y: 84, width: 92 },
];

/** Manufacturing at work: a spindle that is wearing, a line of castings, two lines sharing their orders. */
export const manufacturingScenes = {
  'spindle-trend': () => (
    <SceneSheet>
      <Path d="M20 20H92V56H20zM92 28H120V48H92zM120 33H146V43H120z" mark="i fp" />
      <Path d="M32 20V56M44 20V56M56 20V56M68 20V56M80 20V56" mark="h" />
      <Path d="M146 38l14 0" mark="i w3" />
      <Circle x={106} y={38} r={17} mark="s dash3" />
      <Circle x={106} y={38} r={5} mark="sfill" />
      <Path d="M12 118H308" />
      <Path
        d={range(11)
          .map((day) => `M${20 + day * 28} 114v8`)
          .join('')}
        mark="h"
      />
      <Path d={vibration()} />
      <Path d="M200 96l7-18 7 32 8-44 8 48 8-54 7 42" mark="s dash3 w2" />
      <Path d="M252 18V118" mark="s w2" />
      <Path d="M252 18h44v20h-44" mark="s sf" />
      <Path d="M260 28h28" mark="s w3" />
    </SceneSheet>
  ),
  'casting-line': () => (
    <SceneSheet>
      <Path d={castings((index) => index !== 3)} mark="i fp" />
      <Path d={castings((index) => index === 3)} mark="s dash3" />
      <Path d="M0 84H268V104H0z" mark="i fp" />
      <Path
        d={dots(
          range(14).map((roller): Point => [4 + roller * 20, 94]),
          5,
        )}
        mark="i t2"
      />
      <Path d={cornerMarks({ x: 196, y: 38, width: 60, height: 52 }, 12)} mark="s w3" />
      <Path d="M226 38V16H292V104" mark="s w2" />
      <Path d="M284 95l8 10 8-10" mark="s w2" />
      <Path d="M274 108v18h36v-18" mark="i w2" />
    </SceneSheet>
  ),
  'shared-orders': () => (
    <SceneSheet>
      <Path d="M36 8V112H312" mark="i w2" />
      <Path
        d={range(9)
          .map((hour) => `M${66 + hour * 29} 8V112`)
          .join('')}
        mark="h st"
      />
      <Path d={orders.map((order) => box({ ...order, height: 20 })).join('')} mark="fi" />
      <Rect x={180} y={20} width={76} height={20} mark="i dash3" />
      <Rect x={148} y={84} width={76} height={20} mark="sfill" />
      <Rect x={194} y={52} width={54} height={20} mark="fi" />
      <Path d="M256 30H284V94H232M241 86l-10 8 10 8" mark="s w2" />
      <Path d="M18 22v16M18 54v16M18 86v16" mark="i w3" />
    </SceneSheet>
  ),
};
