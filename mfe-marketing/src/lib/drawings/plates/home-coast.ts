import { at, joined, range, smoothPath, type Point } from '@northgate/ui/drawings/geometry';

/** Size and the height of the gate on the home plate, in its units. */
export const homeSheet = { width: 1040, height: 470, gate: 228 } as const;

const { width, height, gate } = homeSheet;
const channel = 15;

const swell = (y: number): number =>
  30 * Math.sin(y / 52 + 0.6) + 13 * Math.sin(y / 19 + 1.1) + 7 * Math.sin(y / 9);

/** A depth line `offset` units out from the shore; it bends back towards the gate. */
function depthLine(offset: number, strength: number, shift = 0): Point[] {
  return range(Math.ceil((height + 40) / 14)).map((step): Point => {
    const y = step * 14 - 20;
    const nearGate = Math.exp(-((y - gate) ** 2) / (2 * 46 ** 2));
    return [610 - offset + swell(y + shift) * strength - nearGate * offset * 0.42, y];
  });
}

const toTheEast = `L${width + 10} ${height + 20}V-20Z`;

/** Depth lines as path data: the two that bound a tint and the dotted one farthest out. */
export const depths = {
  outer: smoothPath(depthLine(190, 0.42, 8)),
  inner: smoothPath(depthLine(86, 0.7, 3)),
  far: smoothPath(depthLine(300, 0.3)),
};

/** The water east of a depth line, as a field. */
export const waterFrom = (line: string): string => line + toTheEast;

/** The shore with the channel and the basin cut into it, as path data. */
export function shore(): string {
  const line = depthLine(0, 1).filter(([, y]) => Math.abs(y - gate) > 20);
  const north = line.filter(([, y]) => y < gate);
  const south = line.filter(([, y]) => y > gate);
  const mouth = (points: Point[], index: number, y: number): string =>
    at([(points.at(index)?.[0] ?? 610) + 6, y]);
  const [top, bottom] = [gate - channel, gate + channel];
  return (
    `${smoothPath(north)}L${mouth(north, -1, top)}L748 ${top}` +
    `C768 ${top} 770 ${gate - 92} 838 ${gate - 92}C930 ${gate - 92} 978 ${gate - 60} 978 ${gate}` +
    `C978 ${gate + 70} 930 ${gate + 96} 838 ${gate + 96}C770 ${gate + 96} 768 ${bottom} 748 ${bottom}` +
    `L${mouth(south, 0, bottom)}${joined(smoothPath(south))}`
  );
}

/** The land east of the shore, as a field. */
export const land = (): string => shore() + toTheEast;
