import { box, round } from '@northgate/ui/drawings/geometry';

/** Path data of a thing on a shelf, by its left edge, its foot and its size. */
export type Pack = (x: number, foot: number, width: number, height: number) => string;

export const bottle: Pack = (x, foot, width, height) => {
  const [neck, shoulder] = [width * 0.3, height * 0.36];
  const side = (width - neck) / 2;
  return `M${round(x)} ${foot}v${round(shoulder - height + 8)}q0-8 ${round(side)}-12v${round(12 - 8 - shoulder + 12)}h${round(neck)}v${round(shoulder - 16)}q${round(side)} 4 ${round(side)} 12V${foot}z`;
};
export const carton: Pack = (x, foot, width, height) =>
  `${box({ x, y: foot - height, width, height })}M${round(x)} ${round(foot - height * 0.72)}h${round(width)}`;
export const can: Pack = (x, foot, width, height) =>
  `M${round(x)} ${foot - 3}v${round(6 - height)}l3-3h${round(width - 6)}l3 3v${round(height - 6)}l-3 3h${round(6 - width)}zM${round(x)} ${round(foot - height * 0.6)}h${round(width)}M${round(x)} ${round(foot - height * 0.3)}h${round(width)}`;
export const jar: Pack = (x, foot, width, height) =>
  `${box({ x: x + 3, y: foot - height, width: width - 6, height: 9 })}M${round(x)} ${foot}v${round(16 - height)}q0-7 7-7h${round(width - 14)}q7 0 7 7V${foot}z`;
export const bag: Pack = (x, foot, width, height) =>
  `M${round(x + 3)} ${foot}q-6-${round(height / 2)} 0-${round(height)}h${round(width - 6)}q6 ${round(height / 2)} 0 ${round(height)}zM${round(x + 2)} ${round(foot - height + 9)}h${round(width - 4)}`;
