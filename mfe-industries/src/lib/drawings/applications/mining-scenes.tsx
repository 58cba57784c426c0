import {
  at,
  box,
  dots,
  polar,
  range,
  seededRandom,
  smoothPath,
  type Point,
} from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const loop = (degrees: number): Point => [
  160 + 128 * Math.cos((degrees * Math.PI) / 180),
  66 + 46 * Math.sin((degrees * Math.PI) / 180),
];
const truck = ([x, y]: Point): string => box({ x: x - 9, y: y - 6, width: 18, height: 12 });
const queue = [170, 152, 135].map(loop).map(truck).join('');
const spaced = [42, 95, 230, 300].map(loop).map(truck).join('');

function shaking(): string {
  const random = seededRandom(23);
  const points = range(58).map((step): Point => [step * 3.6, 92 + (random() - 0.5) * (6 + step * 0.5)]);
  return `M${points.map(at).join('L')}`;
}

/** Mining at work: a haul loop, a section through the ore, a conveyor drive that is wearing. */
export const miningScenes = {
  'haul-loop': () => (
    <SceneSheet>
      <ellipse className="road" cx="160" cy="66" rx="128" ry="46" />
      <ellipse className="road-bed" cx="160" cy="66" rx="128" ry="46" />
      <Path d={queue} mark="i dash3 fp" />
      <Path d={spaced} mark="fi" />
      <Path d={`M${at(loop(120))}A128 46 0 0 1 ${at(loop(222))}`} mark="s w3" />
      <Rect x={268} y={54} width={24} height={24} mark="fi" />
      <Path d={`M${at(polar(loop(222), 9, 150))}l9 5 3-11`} mark="s w2" />
    </SceneSheet>
  ),
  'ore-section': () => (
    <SceneSheet>
      <Path d="M0 22Q50 10 110 24T220 18T320 30V132H0z" mark="t3" />
      <Path d="M0 62Q60 48 120 64T230 56T320 70V132H0z" mark="t4" />
      <Path d="M0 104Q70 92 130 106T240 98T320 110V132H0z" mark="t2" />
      <Path d="M0 22Q50 10 110 24T220 18T320 30" mark="i w2" />
      <Path d="M0 62Q60 48 120 64T230 56T320 70M0 104Q70 92 130 106T240 98T320 110" mark="h" />
      <Path
        d={`${smoothPath([
          [92, 82],
          [128, 66],
          [180, 72],
          [232, 64],
          [252, 80],
          [206, 96],
          [150, 92],
          [112, 98],
          [92, 82],
        ])}Z`}
        mark="s w3"
      />
      <Path d="M112 24V118M166 18V96M222 18V112M276 26V78M60 18V88" />
      <Path d="M112 72V97M166 71V94M222 66V92" mark="s w3" />
      <Path
        d={dots(
          [
            [60, 16],
            [112, 24],
            [166, 20],
            [222, 18],
            [276, 26],
          ],
          3.5,
        )}
        mark="fi"
      />
    </SceneSheet>
  ),
  'conveyor-drive': () => (
    <SceneSheet>
      <Path d="M28 24H292M28 52H292" />
      <Circle x={28} y={38} r={14} mark="i fp" />
      <Circle x={292} y={38} r={14} mark="i fp" />
      <Path
        d={dots(
          range(9).map((roller): Point => [58 + roller * 26, 38]),
          4,
        )}
        mark="i fp"
      />
      <Path d="M48 24q8-16 20-14t14 8q8-10 18-4t12 10M180 24q8-14 20-12t16 12" mark="i t3" />
      <Circle x={292} y={38} r={4} mark="sfill" />
      <Circle x={292} y={38} r={21} mark="s dash3" />
      <Path d="M0 92H320M0 118H320" mark="h" />
      <Path d={shaking()} />
      <Path d="M206 92l6-20 7 38 7-44 8 50 7-46 8 40 6-24" mark="s w2" />
      <Path d="M206 66V118" mark="s dash3" />
    </SceneSheet>
  ),
};
