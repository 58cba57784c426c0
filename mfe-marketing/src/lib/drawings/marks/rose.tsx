import { round } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';

/** Ticks around a rose by their length, as a share of its radius, and the degrees between them. */
const ticks = [
  { length: 0.16, every: 30 },
  { length: 0.1, every: 10 },
  { length: 0.05, every: 5 },
];
/** How wide a tick is, in drawing units. */
const width = 1;

/** The compass rose, for the home and CCTV plates only. Its ticks are the dashes of broad circles. */
export function Rose({ x, y, r }: { x: number; y: number; r: number }) {
  const arm = round(r * 0.7);
  return (
    <g className="rose">
      <Circle x={x} y={y} r={r} mark="s" />
      <Circle x={x} y={y} r={round(r * 0.8)} mark="s" />
      {ticks.map(({ length, every }) => {
        const radius = r * (1 - length / 2);
        const step = (radius * Math.PI * every) / 180;
        return (
          <circle
            key={every}
            className="tick"
            cx={x}
            cy={y}
            r={round(radius)}
            strokeWidth={round(r * length)}
            strokeDasharray={`${width} ${(step - width).toFixed(3)}`}
            strokeDashoffset={width / 2}
          />
        );
      })}
      <Path d={`M${x} ${y + arm}v${-2 * arm}M${x - arm} ${y}h${2 * arm}`} mark="s" />
      <Path d={`M${x} ${round(y - r * 1.22)}l5 12h-10z`} mark="sfill" />
    </g>
  );
}
