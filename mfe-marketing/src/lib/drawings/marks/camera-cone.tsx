import { at, polar, type Point } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';

interface CameraConeProps {
  camera: Point;
  /** Degrees, clockwise from the right. */
  direction: number;
  spread: number;
  reach: number;
}

/** What one camera sees on a plan, with two range arcs. */
export function CameraCone({ camera, direction, spread, reach }: CameraConeProps) {
  const [from, to] = [direction - spread / 2, direction + spread / 2];
  const arc = (radius: number) =>
    `${at(polar(camera, radius, from))}A${Math.round(radius)} ${Math.round(radius)} 0 0 1 ${at(polar(camera, radius, to))}`;
  return (
    <>
      <Path d={`M${at(camera)}L${arc(reach)}Z`} mark="t2c" />
      <Path d={`M${arc(reach * 0.36)}M${arc(reach * 0.68)}`} mark="h" />
    </>
  );
}
