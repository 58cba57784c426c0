import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, cornerMarks, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { Tag } from './field-plate';

const [width, height] = [1440, 420];
const belt = { top: 300, bottom: 332 };
const pitch = 150;
const flagged = 720;

/** A cast bracket standing on the belt, 88 wide, `x` its left end. */
const bracket = (x: number): string => `M${x} ${belt.top}v-20h16l10-44q4-14 18-14t18 14l10 44h16v20z`;
const places = [-3, -2, -1, 1, 2, 3].map((station) => flagged - 38 + station * pitch);
const parts = places.map(bracket).join('');
const holes = dots(
  places.map((x): Point => [x + 44, belt.top - 52]),
  11,
);
const rollers = dots(
  range(31).map((roller): Point => [roller * 48, (belt.top + belt.bottom) / 2]),
  11,
);
const legs = range(6)
  .map((leg) => box({ x: 96 + leg * 250, y: belt.bottom + 6, width: 12, height: 60 }))
  .join('');
const cartons = [
  [1330, 300],
  [1398, 300],
]
  .map(
    ([x = 0, foot = 0]) =>
      `${box({ x, y: foot - 54, width: 64, height: 54 })}M${x + 26} ${foot - 54}v16h12v-16`,
  )
  .join('');

const Press = () => (
  <>
    <Path d="M-10 84H150V300H118V236H-10z" mark="i t3" />
    <Path d={`${box({ x: 22, y: 132, width: 96, height: 44 })}M46 176V236M94 176V236`} mark="i fp" />
    <Path
      d={range(5)
        .map((vent) => `M22 ${100 + vent * 5}h96`)
        .join('')}
      mark="h"
    />
    <Label x={22} y={72}>
      Press
    </Label>
  </>
);

const Inspection = () => (
  <>
    <Path d="M634 300V86H818V300M622 300h24M806 300h24" mark="i w3" />
    <Path d="M634 104H818" mark="i" />
    <Path d={`M${flagged + 6} 138L652 ${belt.top}H800z`} mark="t2c" />
    <Rect x={flagged - 20} y={104} width={52} height={34} mark="fi" />
    <Circle x={flagged + 6} y={138} r={8} mark="i fp" />
    <Label x={634} y={72}>
      Inspection
    </Label>
  </>
);

const Arm = () => (
  <>
    <Rect x={1030} y={54} width={112} height={18} mark="fi" />
    <Path d="M1070 72h32l-4 26h-24zM1077 94L1002 132L1009 145L1089 108z" mark="i fp" />
    <Path d="M994 140L1018 182L1032 176L1016 132z" mark="i fp" />
    <Path d={dots([[1006, 138]], 13)} mark="i fp" />
    <Path
      d={dots(
        [
          [1084, 100],
          [1006, 138],
        ],
        5,
      )}
      mark="fi"
    />
    <Path d="M1004 182H1048M1008 182v18l8 7M1044 182v18l-8 7" mark="i w3" />
    <Label x={1156} y={68}>
      Handling
    </Label>
  </>
);

const Packing = () => (
  <>
    <Path d={cartons} mark="i t4" />
    <Label x={1330} y={228}>
      Packing
    </Label>
  </>
);

const Flagged = () => (
  <g className="op">
    <Path d={cornerMarks({ x: flagged - 46, y: belt.top - 90, width: 104, height: 96 }, 18)} mark="s w3" />
    <Path d="M738 228l-7 12 8 9-9 12 5 10" mark="s w2" />
    <Path d="M766 240L838 196" mark="s hl" />
    <Tag x={838} y={150} width={128} title="Crack found" detail="Part taken off" />
  </g>
);

/** The manufacturing hero: a belt across the page, and the part that inspection has flagged. Its parent has a height. */
export const ManufacturingPlate = () => (
  <Drawing
    width={width}
    height={height}
    className="plate-field plate-belt on-t1"
    preserveAspectRatio="xMidYMax slice"
    title="Conveyor from a press through inspection and handling to cartons. The part under the camera is flagged for a crack and will be taken off."
  >
    <Path d={`M0 398H${width}`} mark="h" />
    <Path d={legs} mark="fi" />
    <Path d={parts} mark="i fp" />
    <Path d={holes} mark="i t1" />
    <Inspection />
    <Path d={bracket(flagged - 38)} mark="i fp" />
    <Path d={dots([[flagged + 6, belt.top - 52]], 11)} mark="i t1" />
    <Press />
    <Arm />
    <Packing />
    <Path d={`M0 ${belt.top}H${width}V${belt.bottom}H0z`} mark="i w2 fp" />
    <Path d={rollers} mark="i t2" />
    <Flagged />
    <Neatline width={width} height={height} segment={30} thickness={6} />
  </Drawing>
);
