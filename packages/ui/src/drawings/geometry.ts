/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a unit, the finest step a drawing uses. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A point as path data wants it. */
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The point `radius` away from `centre`; degrees run clockwise from the right. */
export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** Numbers from 0 to 1 that are the same for the same seed, so every render of a drawing is equal (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Numbers 0 to `count` - 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Path data of straight lines through the points, starting with `M`. */
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** Curves that reach further than this are drawn in whole units, which the eye cannot tell from finer ones. */
const largeCurve = 300;

const reach = (points: readonly Point[]): number => {
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(spread(points.map(([x]) => x)), spread(points.map(([, y]) => y)));
};

/** Path data of a soft curve through the points (Catmull-Rom), starting with `M`. */
export function smoothPath(points: readonly Point[]): string {
  const whole = reach(points) > largeCurve;
  const place = ([x, y]: Point) => (whole ? `${Math.round(x)} ${Math.round(y)}` : at([x, y]));
  const segments = points.slice(1).map((end, index) => {
    const start = points[index] ?? end;
    const after = points[index + 2] ?? end;
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    // `S` mirrors the control point of the curve before it, so only the first curve needs one at its start.
    if (index > 0) return `S${place(arrive)} ${place(end)}`;
    const leave: Point = [start[0] + (end[0] - start[0]) / 6, start[1] + (end[1] - start[1]) / 6];
    return `C${place(leave)} ${place(arrive)} ${place(end)}`;
  });
  return points[0] ? `M${place(points[0])}${segments.join('')}` : '';
}

/**
 * Path data of filled dots; one path is far smaller than one element per dot. An arc that is too small for its chord grows to half a
 * circle, so that dots stay round when a page rounds their places.
 */
export const dots = (centres: readonly Point[], radius: number): string =>
  centres
    .map(
      ([x, y]) =>
        `M${at([x - radius, y])}a1 1 0 1 0 ${round(2 * radius)} 0a1 1 0 1 0 ${round(-2 * radius)} 0`,
    )
    .join('');

/** A rectangle in drawing units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Path data of a rectangle, for drawings with many of them. */
export const box = ({ x, y, width, height }: Area): string =>
  `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}z`;
