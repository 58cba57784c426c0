import { range, seededRandom, smoothPath, type Point } from '@northgate/ui/drawings/geometry';

/** Contour lines over the given size as path data; one of them is overprinted. */
export function contourLines(seed: number, width: number, height: number): { lines: string; marked: string } {
  const random = seededRandom(seed);
  const phase = random() * 2 * Math.PI;
  const slope = 0.35 + random() * 0.4;
  const spacing = height / 9;
  const wave = height * 3;
  const step = wave / 12;
  const line = (index: number): string =>
    smoothPath(
      range(Math.ceil(width / step) + 1).map((stop): Point => {
        const x = stop * step;
        const swell = Math.sin((x / wave) * 2 * Math.PI + index * slope + phase);
        return [x, (index + 0.5 + swell * 0.6) * spacing];
      }),
    );
  const all = range(9).map(line);
  const marked = 3 + Math.floor(random() * 3);
  return { lines: all.filter((_, index) => index !== marked).join(''), marked: all[marked] ?? '' };
}
