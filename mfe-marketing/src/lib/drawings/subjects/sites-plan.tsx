import { Drawing } from '@northgate/ui/drawings/drawing';
import { at, cornerMarks, dots, polar, type Area, type Point } from '@northgate/ui/drawings/geometry';
import { Walker } from '@northgate/ui/drawings/marks/walker';
import { Circle, Label, Path } from '@northgate/ui/drawings/pen';

const spine = 165;
const sites: Area[] = [
  { x: 20, y: 20, width: 150, height: 100 },
  { x: 200, y: 20, width: 110, height: 100 },
  { x: 340, y: 20, width: 180, height: 100 },
  { x: 20, y: 210, width: 120, height: 110 },
  { x: 170, y: 210, width: 180, height: 110 },
  { x: 380, y: 210, width: 140, height: 110 },
];

const cameras = sites.flatMap(({ x, y, width, height }) => {
  const reach = Math.min(width, height) / 2;
  return [
    { lens: [x + 8, y + 8] as Point, direction: 45, reach },
    { lens: [x + width - 8, y + height - 8] as Point, direction: 225, reach },
  ];
});
const cones = cameras.map(
  ({ lens, direction, reach }) =>
    `M${at(lens)}L${at(polar(lens, reach, direction - 32))}A${reach} ${reach} 0 0 1 ${at(polar(lens, reach, direction + 32))}Z`,
);
const walls = sites.map(
  ({ x, y, width, height }) =>
    `M${x + width * 0.3} ${y}H${x}v${height}h${width}v${-height}H${x + width * 0.46}`,
);
const rooms = sites.map(
  ({ x, y, width, height }) => `M${x + width / 2} ${y + height}v${-height / 2}h${Math.round(width * 0.3)}`,
);
const links = sites.map(
  ({ x, y, width, height }) => `M${x + width / 2} ${y < spine ? y + height : y}V${spine}`,
);

/** Six site plans joined to one line, 560 × 340; the alert runs to the operator. */
export const SitesPlan = ({ className }: { className?: string }) => (
  <Drawing
    width={560}
    height={340}
    className={className}
    title="Six site plans joined to one line; an alert at one site is raised to the operator."
  >
    <Path d={walls.join('')} mark="i w2" />
    <Path d={`${rooms.join('')}M20 ${spine}H540`} />
    <Path d={cones.join('')} mark="t2c" />
    <Path
      d={dots(
        cameras.map(({ lens }) => lens),
        3.5,
      )}
      mark="fi"
    />
    <Path d={links.join('')} mark="h" />
    <Walker x={302} y={282} heading={15} />
    <Path d={cornerMarks({ x: 282, y: 262, width: 40, height: 40 }, 9)} mark="s w2" />
    <Path d={`M302 262V${spine}H540`} mark="s w2" />
    <Circle x={540} y={spine} r={6} mark="sfill" />
    <Label x={312} y={192} mark="lab sl b">
      Alert
    </Label>
  </Drawing>
);
