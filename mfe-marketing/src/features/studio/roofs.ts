import { polyline, type Point } from '@northgate/ui/drawings/geometry';

/** A row of houses from the left: width, height to the eaves, height of the gable (0 is a flat roof), chimney or not. */
const houses: [width: number, eaves: number, gable: number, chimney: boolean][] = [
  [70, 66, 34, true],
  [54, 92, 0, false],
  [82, 58, 40, true],
  [46, 110, 22, false],
  [96, 72, 0, true],
  [64, 52, 36, false],
  [58, 98, 26, true],
  [88, 64, 0, false],
  [72, 84, 38, true],
];

/** Length after which the row of houses repeats. */
export const roofsRepeat = houses.reduce((sum, [width]) => sum + width, 0);

interface Roofs {
  width: number;
  foot: number;
  scale: number;
  from?: number;
}

/** Path data of roofs over a foot line, as far as `width`; `scale` makes them nearer. */
export function roofs({ width, foot, scale, from = 0 }: Roofs): string {
  const points: Point[] = [];
  let x = -from * scale;
  for (let index = 0; x < width; index += 1) {
    const [wide, eaves, gable, chimney] = houses[index % houses.length] ?? [60, 60, 0, false];
    const [left, right, top] = [x, x + wide * scale, foot - eaves * scale];
    points.push([left, top]);
    if (gable) points.push([(left + right) / 2, top - gable * scale]);
    if (chimney) {
      const [a, b, up] = [right - 22 * scale, right - 12 * scale, top - (gable ? 24 : 16) * scale];
      const slope = (at: number) => top - (gable * scale * 2 * (right - at)) / (wide * scale);
      points.push(
        [a, gable ? slope(a) : top],
        [a, up - 12 * scale],
        [b, up - 12 * scale],
        [b, gable ? slope(b) : top],
      );
    }
    points.push([right, top]);
    x = right;
  }
  return `${polyline(points)}V${foot}H${points[0]?.[0] ?? 0}Z`;
}
