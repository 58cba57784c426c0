import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SceneSheet } from './scene-sheet';

const form = (x: number): string => box({ x, y: 28, width: 44, height: 60 });
const fields = (x: number): string => `M${x + 8} 40h28M${x + 8} 50h28M${x + 8} 60h20`;
const tubes = (keep: (index: number) => boolean): Point[] =>
  range(24)
    .filter(keep)
    .map((index): Point => [30 + (index % 8) * 18, 40 + Math.floor(index / 8) * 26]);

/** Healthcare at work: a claims desk, a theatre corridor and a laboratory line. */
export const healthcareScenes = {
  'claims-desk': () => (
    <SceneSheet>
      <Path d="M0 104H320M0 112H320" />
      <Path
        d={dots(
          range(17).map((roller): Point => [4 + roller * 20, 108]),
          2.5,
        )}
        mark="fi"
      />
      <Path d={[20, 82, 206, 268].map(form).join('')} mark="i fp" />
      <Path d={[20, 82, 206, 268].map(fields).join('')} mark="h" />
      <Path d="M218 76l6 6 12-13M280 76l6 6 12-13" mark="i w2" />
      <Path d={form(144)} mark="s fp w2" />
      <Path d={fields(144)} mark="h" />
      <Path d={box({ x: 150, y: 68, width: 32, height: 12 })} mark="s dash3" />
      <Path d="M166 28V12H104V24M98 17l6 8 6-8" mark="s w2" />
    </SceneSheet>
  ),
  'theatre-corridor': () => (
    <SceneSheet>
      {range(4).map((room) => (
        <Rect
          key={room}
          x={14 + room * 76}
          y={12}
          width={64}
          height={52}
          mark={room === 2 ? 'i t2' : 'i fp'}
        />
      ))}
      <Path
        d={range(4)
          .map((room) => `M${36 + room * 76} 64h20`)
          .join('')}
        mark="sf"
      />
      <Path
        d={range(4)
          .map((room) => box({ x: 36 + room * 76, y: 24, width: 20, height: 28 }))
          .join('')}
        mark="h"
      />
      <Path
        d={box({ x: 36, y: 24, width: 20, height: 28 }) + box({ x: 112, y: 24, width: 20, height: 28 })}
        mark="ibar"
      />
      <Path d="M0 118H320M0 76H320" mark="h" />
      <Path d="M18 98H120V60M112 69l8-10 8 10" mark="i dash2" />
      <Path d="M18 98H198V60M190 69l8-10 8 10" mark="s w3" />
      <Circle x={18} y={98} r={7} mark="fi" />
    </SceneSheet>
  ),
  'lab-line': () => (
    <SceneSheet>
      <Rect x={16} y={22} width={154} height={88} mark="fp" />
      <Path
        d={dots(
          tubes((index) => index !== 11),
          6,
        )}
        mark="i t2"
      />
      <Rect x={244} y={26} width={58} height={80} mark="i fp" />
      <Path d="M252 38h42M252 46h42" mark="h" />
      <Circle x={273} y={78} r={16} />
      <Path
        d={dots(
          range(6).map((seat): Point => [273 + 10 * Math.cos(seat), 78 + 10 * Math.sin(seat)]),
          2,
        )}
        mark="fi"
      />
      <Path d="M84 66V14H208V78H244M235 70l9 8-9 8" mark="s w2" />
      <Circle x={84} y={66} r={6} mark="sfill" />
    </SceneSheet>
  ),
};
