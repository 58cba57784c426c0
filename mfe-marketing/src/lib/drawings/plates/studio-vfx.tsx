import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { at, polar, polyline, range, type Point } from '@northgate/ui/drawings/geometry';
import { Label, Path } from '@northgate/ui/drawings/pen';

/** A layer lies slanted on the sheet; `u` runs along it, `v` up it, both 0 to 1. */
const onLayer =
  (left: number) =>
  (u: number, v: number): Point => [left + u * 196, 216 - v * 150 - u * 52];
const layers = [22, 206, 390];
const outline = (left: number): string => {
  const place = onLayer(left);
  return `${polyline([place(0, 0), place(1, 0), place(1, 1), place(0, 1)])}z`;
};

const scene = onLayer(22);
const skyline: [number, number][] = [
  [0, 0.3],
  [0.14, 0.3],
  [0.14, 0.62],
  [0.3, 0.62],
  [0.3, 0.4],
  [0.46, 0.4],
  [0.46, 0.78],
  [0.6, 0.78],
  [0.6, 0.34],
  [0.78, 0.34],
  [0.78, 0.54],
  [1, 0.54],
];
const street = polyline(skyline.map(([u, v]) => scene(u, v)));
const matte = onLayer(206);
const hold = polyline([matte(0, 0), ...skyline.map(([u, v]) => matte(u, v)), matte(1, 0)]);
const element = onLayer(390);
const heart = element(0.53, 0.62);
const rays = range(12)
  .map((ray) => `M${at(polar(heart, 22, ray * 30))}L${at(polar(heart, ray % 2 ? 40 : 52, ray * 30))}`)
  .join('');
const markers = [scene(0.14, 0.62), scene(0.6, 0.78), scene(0.78, 0.54)]
  .map(([x, y]) => `M${at([x - 6, y])}h12M${at([x, y - 6])}v12`)
  .join('');

/** VFX: one shot in its three layers: the plate with its tracking marks, the matte, and the element laid over. */
export const StudioVfx = (props: SubjectProps) => (
  <Drawing width={620} height={250} {...props}>
    <Path d={layers.map(outline).join('')} mark="fp i" />
    <Path d={street} />
    <Path d={`${hold}z`} mark="fi" />
    <Path d={markers} mark="s w2" />
    <Path d={`M${at(heart)}m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0`} mark="sfill" />
    <Path d={rays} mark="s w2" />
    <Path d={`M${at(scene(0.6, 0.78))}L${at(matte(0.6, 0.78))}L${at(heart)}`} mark="s dash3" />
    {['Plate', 'Matte', 'Element'].map((name, index) => (
      <Label key={name} x={(layers[index] ?? 0) + 4} y={240} mark={name === 'Element' ? 'lab b sl' : 'lab'}>
        {name}
      </Label>
    ))}
  </Drawing>
);
