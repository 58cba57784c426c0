import { box, dots, polar, range, smoothPath, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const hub: Point[] = [
  [62, 52],
  [160, 44],
  [256, 54],
];
const blade = (centre: Point, degrees: number): string => {
  const [tip, left, right] = [
    polar(centre, 40, degrees),
    polar(centre, 10, degrees - 18),
    polar(centre, 7, degrees + 22),
  ];
  return `M${centre[0]} ${centre[1]}L${Math.round(left[0])} ${Math.round(left[1])}L${Math.round(tip[0])} ${Math.round(tip[1])}L${Math.round(right[0])} ${Math.round(right[1])}z`;
};
const blades = hub
  .flatMap((centre, index) => range(3).map((turn) => blade(centre, index * 31 - 90 + turn * 120)))
  .join('');
const houses = [
  [96, 20],
  [150, 20],
  [96, 102],
  [150, 102],
].map(([x = 0, y = 0]) => box({ x: x - 8, y: y - 6, width: 16, height: 12 }));

/** Energy at work: a feeder with one branch out, a transformer's trend, a row of turbines. */
export const energyScenes = {
  'feeder-branch': () => (
    <SceneSheet>
      <Rect x={14} y={50} width={30} height={32} mark="fi" />
      <Path d="M44 66H204M96 66V26M150 66V26M96 66V96M150 66V96" mark="i w2" />
      <Path d={houses.join('')} mark="i fp" />
      <Path d="M216 66H300M252 66V26M252 66V96M300 66V40" mark="s dash3 w2" />
      <Path
        d={[
          [252, 20],
          [252, 102],
          [300, 34],
        ]
          .map(([x = 0, y = 0]) => box({ x: x - 8, y: y - 6, width: 16, height: 12 }))
          .join('')}
        mark="s sf"
      />
      <Circle x={210} y={66} r={15} mark="s sf w2" />
      <Path d="M204 60l12 12M216 60l-12 12" mark="s w2" />
    </SceneSheet>
  ),
  'transformer-trend': () => (
    <SceneSheet>
      <Rect x={0} y={0} width={320} height={38} mark="t3" />
      <Path d="M0 38H320" mark="h dash2" />
      <Path
        d={range(9)
          .map((day) => `M${16 + day * 36} 116v8`)
          .join('')}
      />
      <Path d="M0 120H320" />
      <Path
        d={smoothPath([
          [0, 98],
          [36, 94],
          [72, 97],
          [108, 88],
          [144, 90],
          [180, 78],
          [204, 74],
        ])}
        mark="i w2"
      />
      <Path
        d={smoothPath([
          [204, 74],
          [236, 60],
          [264, 40],
          [300, 12],
        ])}
        mark="s dash3 w3"
      />
      <Circle x={266} y={38} r={6} mark="sfill" />
      <Path d="M266 44V120" mark="s" />
      <Circle x={204} y={74} r={4.5} mark="i fp" />
    </SceneSheet>
  ),
  'turbine-row': () => (
    <SceneSheet>
      <Path d="M0 118Q90 104 180 116T320 110V132H0z" mark="t4" />
      <Path d="M0 118Q90 104 180 116T320 110" />
      <Path d={hub.map(([x, y]) => `M${x - 3} 114L${x - 1} ${y}M${x + 3} 114L${x + 1} ${y}`).join('')} />
      <Path d={blades} mark="i fp" />
      <Path d={dots(hub, 3.5)} mark="fi" />
      <Circle x={176} y={19} r={14} mark="s w3" />
      <Path d="M172 12l5 5-4 4 6 5" mark="s w2" />
      <Path d="M28 18L70 14L104 26L130 16L162 20" mark="s dash3" />
    </SceneSheet>
  ),
};
