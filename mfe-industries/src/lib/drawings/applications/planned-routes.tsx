import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { at, dots, polyline, range, seededRandom, type Point } from '@northgate/ui/drawings/geometry';
import { Path, Rect } from '@northgate/ui/drawings/pen';

const depot: Point = [160, 66];

function stops(): Point[] {
  const random = seededRandom(3);
  return range(13).map((stop): Point => {
    const angle = (stop / 13) * 2 * Math.PI;
    const distance = 34 + random() * 26;
    return [depot[0] + Math.cos(angle) * distance * 1.9, depot[1] + Math.sin(angle) * distance];
  });
}

/** Logistics application, 320 × 132: thirteen stops around a depot joined into one route. */
export function PlannedRoutes(props: SubjectProps) {
  const around = stops();
  return (
    <Drawing width={320} height={132} {...props}>
      <Path d={around.map((stop) => `M${at(depot)}L${at(stop)}`).join('')} mark="h" />
      <Path d={`${polyline(around)}Z`} mark="s w2" />
      <Path d={dots(around, 4)} mark="fp i" />
      <Rect x={152} y={58} width={16} height={16} mark="fi" />
    </Drawing>
  );
}
