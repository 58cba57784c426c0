import type { ReactNode } from 'react';
import { round, type Area } from './geometry.js';

/** Class names of the drawing grammar (`drawing.css`): `i` ink, `h` hairline, `s` overprint, `t1`…`t4` tints. */
interface Marked {
  mark?: string;
}

/** One stroke or field of a drawing. */
export const Path = ({ d, mark = 'i' }: Marked & { d: string }) => <path className={mark} d={d} />;

/** A circle, in drawing units. */
export const Circle = ({ x, y, r, mark = 'i' }: Marked & { x: number; y: number; r: number }) => (
  <circle className={mark} cx={round(x)} cy={round(y)} r={r} />
);

/** A rectangle, in drawing units. */
export const Rect = ({ x, y, width, height, mark = 'i' }: Marked & Area) => (
  <rect className={mark} x={round(x)} y={round(y)} width={round(width)} height={round(height)} />
);

interface LabelProps extends Marked {
  x: number;
  y: number;
  anchor?: 'middle' | 'end';
  children: ReactNode;
}

/** Lettering; `x` and `y` are its baseline start, unless `anchor` says otherwise. */
export const Label = ({ x, y, mark = 'lab', anchor, children }: LabelProps) => (
  <text className={mark} x={round(x)} y={round(y)} textAnchor={anchor}>
    {children}
  </text>
);
