import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const payers: Point[] = [
  [22, 30],
  [30, 70],
  [20, 108],
  [76, 50],
  [84, 96],
  [252, 22],
  [300, 48],
  [294, 96],
  [244, 112],
];
const ring: Point[] = [
  [144, 36],
  [192, 30],
  [212, 74],
  [170, 104],
  [128, 80],
];
const page = (x: number): string => box({ x, y: 22, width: 66, height: 88 });

/** Finance and insurance at work: payments between accounts, a file on its way to a decision, a trail of entries. */
export const financeScenes = {
  'payment-ring': () => (
    <SceneSheet>
      <Path
        d="M22 30L76 50M30 70L76 50M30 70L84 96M20 108L84 96M76 50L144 36M84 96L128 80M192 30L252 22M252 22L300 48M300 48L294 96M212 74L300 48M294 96L244 112M170 104L244 112"
        mark="h"
      />
      <Path d="M144 36L192 30L212 74L170 104L128 80Z" mark="s w3" />
      <Path d={dots(payers, 6)} mark="i fp" />
      <Path d={dots(ring, 8)} mark="sfill" />
    </SceneSheet>
  ),
  'underwriting-file': () => (
    <SceneSheet>
      <Path d={page(28)} mark="i fp" />
      <Path d={page(20)} mark="i fp" />
      <Path
        d={range(7)
          .map((line) => `M30 ${34 + line * 10}h${line % 3 ? 46 : 30}`)
          .join('')}
        mark="h"
      />
      <Path d="M94 66H146M128 66" />
      <Path d="M146 16H178V116H146z" mark="i fp" />
      <Path d="M178 33H224M178 66H224M178 99H224" />
      <Path d="M94 66H146V66M178 66H224" mark="s w3" />
      <Rect x={224} y={20} width={74} height={26} mark="i t4" />
      <Rect x={224} y={53} width={74} height={26} mark="s sf w2" />
      <Rect x={224} y={86} width={74} height={26} mark="i t3" />
      <Path d="M250 66l7 7 14-15" mark="s w3" />
      <Path d="M240 33h42M240 99h42" mark="h" />
      <Path d="M154 30h16M154 48h16M154 84h16M154 102h16" mark="h" />
    </SceneSheet>
  ),
  'entry-trail': () => (
    <SceneSheet>
      <Path d="M20 14H300V118H20zM20 32H300M92 14V118M228 14V118" mark="i fp" />
      <Path
        d={range(5)
          .map((row) => `M20 ${49 + row * 17}H300`)
          .join('')}
        mark="h"
      />
      <Path
        d={range(5)
          .filter((row) => row !== 3)
          .map(
            (row) =>
              box({ x: 30, y: 37 + row * 17, width: 46, height: 6 }) +
              box({ x: 102, y: 37 + row * 17, width: 64 + ((row * 23) % 46), height: 6 }) +
              box({ x: 240, y: 37 + row * 17, width: 48, height: 6 }),
          )
          .join('')}
        mark="ibar"
      />
      <Path
        d={box({ x: 30, y: 87, width: 46, height: 8 }) + box({ x: 102, y: 87, width: 96, height: 8 })}
        mark="sbar"
      />
      <Rect x={240} y={84} width={48} height={14} mark="s dash3" />
      <Path d="M8 80v22" mark="s w3" />
    </SceneSheet>
  ),
};
