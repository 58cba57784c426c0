import { Drawing } from '../drawing.js';
import { Cross } from './cross.js';
import { Path } from '../pen.js';

/** The 404 drawing, 640 × 200: a track that stops short, and a guess at the rest. */
export const LostTrack = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={640}
    height={200}
    className={`lost ${className}`.trim()}
    preserveAspectRatio="xMaxYMid slice"
  >
    <Path d="M0 150C80 150 120 60 200 66S330 150 400 128" mark="i w2" />
    <Path d="M400 128C450 112 470 96 520 92" mark="s dash3" />
    <Cross x={534} y={90} r={6} />
    <Path
      d="M0 186C100 186 140 96 220 98S340 176 420 150S600 150 640 168M0 110C60 110 100 30 180 32S320 110 390 96S560 40 640 60"
      mark="h"
    />
  </Drawing>
);
