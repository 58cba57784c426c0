import { Drawing, type SubjectProps } from '../drawing.js';
import { dots } from '../geometry.js';
import { Path, Rect } from '../pen.js';

const stops = dots(
  [
    [66, 36],
    [140, 24],
    [172, 80],
    [104, 70],
    [60, 88],
  ],
  5,
);

/** Logistics: stops around a depot, with the route planned again. */
export const LogisticsMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M28 92L66 36L104 70L60 88L140 24L172 80Z" mark="h dash2" />
    <Path d="M28 92L66 36L140 24L172 80L104 70L60 88Z" mark="s w2" />
    <Path d={stops} mark="fp i" />
    <Rect x={21} y={85} width={14} height={14} mark="fi" />
  </Drawing>
);
