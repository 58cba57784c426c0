import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import type { ReactNode } from 'react';
import type { StudioStep } from '../../content/studio.content';
import { kite, roofs } from './kite-scene';

const frame = { x: 8, y: 8, width: 304, height: 171 };
const small = kite(46);
/** Where the kite stands in its key poses, and how it leans. */
const keys = [
  [70, 128, -30],
  [128, 82, -8],
  [196, 58, 14],
  [256, 72, 34],
] as const;
const arc = 'M70 128Q128 40 256 72';
const skyline = roofs({ width: 330, foot: 179, scale: 0.62, from: 20 });

const Kite = ({ at: [x, y, lean], mark }: { at: readonly [number, number, number]; mark: string }) => (
  <g transform={`translate(${x} ${y})rotate(${lean})`}>
    <Path d={small.sail} mark={mark} />
    <Path d={small.spars} mark={mark === 'sfill' ? 'h' : mark} />
  </g>
);

const Brief = () => (
  <>
    <Rect {...frame} x={90} width={140} mark="fp" />
    <Path
      d={range(9)
        .filter((line) => line !== 4)
        .map((line) => box({ x: 106, y: 30 + line * 15, width: line % 4 === 3 ? 62 : 108, height: 5 }))
        .join('')}
      mark="ibar"
    />
    <Path d={box({ x: 102, y: 87, width: 116, height: 11 })} mark="sbar" />
    <Path d="M84 84h-12v18h12" mark="s w2" />
  </>
);
const Board = () => (
  <>
    <Path
      d={[0, 1, 2, 3]
        .map((cell) =>
          box({ x: 8 + (cell % 2) * 156, y: 8 + Math.floor(cell / 2) * 90, width: 148, height: 81 }),
        )
        .join('')}
      mark="i fp"
    />
    <Path
      d="M20 78l30-22 30 18 44-30 26 26M176 78l40-26 34 22 46-16M20 168l40-30 26 22 54-26M176 160l52-14 40 20 36-8"
      mark="h"
    />
    <Path d="M64 34l14 14-14 18-14-18zM232 24l12 12-12 16-12-16zM104 114l12 12-12 16-12-16zM270 108l16 16-16 20-16-20z" />
    <Path
      d="M84 40q26-14 46-2m-9-8l9 8-11 6M250 62q-20 18-42 14m10-8l-10 8 11 7M60 148q10-26 26-30m-11-4l11 4-5 11"
      mark="s w2"
    />
  </>
);
const Keys = () => (
  <>
    <Rect {...frame} mark="fp" />
    <Path d={skyline} mark="h" />
    <Path d={arc} mark="s w2" />
    {keys.map((key) => (
      <Kite key={key[0]} at={key} mark={key === keys[2] ? 'sfill' : 's'} />
    ))}
  </>
);
const Scene = () => (
  <>
    <Rect {...frame} mark="t2" />
    <Circle x={214} y={96} r={58} mark="t3" />
    <svg
      x={frame.x}
      y={frame.y}
      width={frame.width}
      height={frame.height}
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
    >
      <Path d={skyline} mark="i t4" />
    </svg>
    <Path d="M190 74Q150 130 96 179" mark="h" />
    <Kite at={keys[2]} mark="sfill" />
    <Rect {...frame} mark="i" />
  </>
);
const Formats = () => (
  <>
    <Scene />
    <Path d={box({ x: 152, y: 8, width: 96, height: 171 })} mark="s w2" />
    <Path d={box({ x: 108, y: 8, width: 171, height: 171 })} mark="s w2 dash2" />
    <Path d="M8 100v79h304v-79" mark="h" />
  </>
);

const drawings: Record<StudioStep['drawing'], () => ReactNode> = {
  brief: () => <Brief />,
  board: () => <Board />,
  keys: () => <Keys />,
  frames: () => <Scene />,
  formats: () => <Formats />,
};

/** The same shot at one step of its way. */
export const ProcessDrawing = ({ step }: { step: StudioStep['drawing'] }) => (
  <Drawing width={320} height={187}>
    {drawings[step]()}
  </Drawing>
);
