import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Box } from './in-page/elements.js';

/** How two pictures differ where both are. */
export interface PictureDifference {
  /** Pixels that differ as a share of those that are not ground, 0 to 1. */
  share: number;
  /** Pixels that differ as a share of all, 0 to 1. */
  area: number;
  /** A picture with what differs in red. */
  picture: PNG;
}

/** How different two colours must be, 0 to 1: smoothing of letters is not. */
const threshold = 0.2;

/** Compares two pictures from their upper left corners. */
export function differenceOf(one: PNG, other: PNG): PictureDifference {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  if (!width || !height) return { share: 0, area: 0, picture: new PNG({ width: 1, height: 1 }) };
  const [left, right] = [one, other].map((png) => cut(png, { x: 0, y: 0, width, height }));
  const picture = new PNG({ width, height });
  if (!left || !right || left.data.equals(right.data)) return { share: 0, area: 0, picture };
  const different = pixelmatch(left.data, right.data, picture.data, width, height, { threshold });
  const ink = Math.max(inkOf(left), inkOf(right), 1);
  return { share: Math.min(1, different / ink), area: different / (width * height), picture };
}

/**
 * Compares two pictures of a part that the page around it moved. Pictures are at half size: what moved by an odd number of pixels is
 * drawn half a pixel off, and its edge shows a line of what is around it. So a pixel is the same when its colour lies between those
 * of its neighbours on the other picture, and the edge does not count.
 */
export function differenceOfMoved(one: PNG, other: PNG): PictureDifference {
  const there = differenceOf(withoutEdge(one), withoutEdge(broughtNear(other, one)));
  const back = differenceOf(withoutEdge(broughtNear(one, other)), withoutEdge(other));
  return there.area > back.area ? there : back;
}

/** A picture of which each pixel has the colour nearest to the other picture's among those between its neighbours. */
function broughtNear(png: PNG, other: PNG): PNG {
  const result = new PNG({ width: png.width, height: png.height });
  png.data.copy(result.data);
  for (let y = 1; y < Math.min(png.height, other.height) - 1; y += 1)
    for (let x = 1; x < Math.min(png.width, other.width) - 1; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const colours = neighbours.map(([right, down]) => valueAt(png, x + right, y + down, channel));
        const wanted = valueAt(other, x, y, channel);
        result.data[(y * result.width + x) * 4 + channel] = Math.max(
          Math.min(...colours),
          Math.min(Math.max(...colours), wanted),
        );
      }
  return result;
}

const neighbours = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const));

const valueAt = ({ data, width }: PNG, x: number, y: number, channel: number): number =>
  data[(y * width + x) * 4 + channel] ?? 0;

const withoutEdge = (png: PNG): PNG => cut(png, { x: 1, y: 1, width: png.width - 2, height: png.height - 2 });

/** A piece of a picture. */
export function cut(png: PNG, { x, y, width, height }: Box): PNG {
  if (x === 0 && y === 0 && width === png.width && height === png.height) return png;
  const piece = new PNG({ width: Math.max(1, width), height: Math.max(1, height) });
  if (width > 0 && height > 0) PNG.bitblt(png, piece, x, y, width, height, 0, 0);
  return piece;
}

/** How many pixels do not have the colour most of them have. */
export function inkOf({ data, width, height }: PNG): number {
  const counts = new Uint32Array(4096);
  for (let at = 0; at < data.length; at += 4) {
    const colour =
      (((data[at] ?? 0) >> 4) << 8) | (((data[at + 1] ?? 0) >> 4) << 4) | ((data[at + 2] ?? 0) >> 4);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return width * height - counts.reduce((most, count) => Math.max(most, count), 0);
}
