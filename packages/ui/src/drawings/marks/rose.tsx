import { at, polar, range, round } from '../geometry.js';
import { Circle, Path } from '../pen.js';

const tickLength = (degrees: number): number => {
  if (degrees % 30 === 0) return 0.16;
  return degrees % 10 === 0 ? 0.1 : 0.05;
};

/** The compass rose, for the home and CCTV plates only. */
export function Rose({ x, y, r }: { x: number; y: number; r: number }) {
  const ticks = range(72).map((step) => {
    const degrees = step * 5;
    return `M${at(polar([x, y], r, degrees))}L${at(polar([x, y], r * (1 - tickLength(degrees)), degrees))}`;
  });
  const arm = round(r * 0.7);
  return (
    <g className="rose">
      <Circle x={x} y={y} r={r} mark="s" />
      <Circle x={x} y={y} r={round(r * 0.8)} mark="s" />
      <Path d={`${ticks.join('')}M${x} ${y + arm}v${-2 * arm}M${x - arm} ${y}h${2 * arm}`} mark="s" />
      <Path d={`M${x} ${round(y - r * 1.22)}l5 12h-10z`} mark="sfill" />
    </g>
  );
}
