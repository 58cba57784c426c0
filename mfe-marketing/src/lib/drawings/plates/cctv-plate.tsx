import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, cornerMarks, range, type Point } from '@northgate/ui/drawings/geometry';
import { CameraCone } from '../marks/camera-cone';
import { Neatline } from '@northgate/ui/drawings/marks/neatline';
import { Rose } from '../marks/rose';
import { Walker } from '@northgate/ui/drawings/marks/walker';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

const [width, height] = [1440, 660];
const cameras: { camera: Point; direction: number; spread: number; reach: number }[] = [
  { camera: [540, 160], direction: 38, spread: 74, reach: 250 },
  { camera: [1240, 160], direction: 140, spread: 70, reach: 260 },
  { camera: [1240, 470], direction: 222, spread: 66, reach: 250 },
  { camera: [900, 300], direction: 90, spread: 84, reach: 210 },
  { camera: [655, 520], direction: 270, spread: 86, reach: 190 },
  { camera: [300, 150], direction: 70, spread: 70, reach: 190 },
];
const fence = range(53).map((post) => `M${160 + post * 22} 34v-6`);
const parking = range(14).map((bay) => `M${186 + bay * 24} 66v46`);
const racking = [
  ...range(4).map((row) => box({ x: 1040 + row * 50, y: 346, width: 24, height: 108 })),
  ...range(3).map((row) => box({ x: 560 + row * 48, y: 186, width: 22, height: 90 })),
];
const loiterTrace =
  'M866 566C862 520 900 470 910 440C920 404 880 372 862 392C842 416 880 446 908 428C940 408 934 366 902 362C874 360 856 384 872 410';

const Yard = () => (
  <>
    <Path d="M0 566H1440M0 604H1440M150 34H1310V540H700M610 540H150V34" mark="h" />
    <Path d="M0 585H1440" mark="h dash2" />
    <Path d={`${fence.join('')}${parking.join('')}M186 66h312`} mark="h" />
  </>
);

const Building = () => (
  <>
    <Path
      d="M520 140H820M880 140H1260V250M1260 300V490H960M890 490H740M640 490H520V330M520 280V140"
      mark="wall"
    />
    <Path
      d="M820 140a60 60 0 0 1 60 60V140M1260 250a50 50 0 0 0 -50 50H1260M640 490a50 50 0 0 1 50-50M740 490a50 50 0 0 0-50-50M520 280a50 50 0 0 1 50 50"
      mark="h"
    />
    <Path d="M720 140V250M720 300V380H520M1000 140V300H1090M1150 300H1260M1000 490V420" mark="wall2" />
    <Path d={racking.join('')} mark="fp2" />
  </>
);

const Camera = ({ camera: [x, y], direction }: { camera: Point; direction: number }) => (
  <path
    className="fi"
    transform={`translate(${x} ${y})rotate(${direction})`}
    d="M-9-6h12v12h-12zM3-4l6-3v14l-6-3z"
  />
);

const Tag = ({ x, y, title, detail }: { x: number; y: number; title: string; detail: string }) => (
  <g className="tag">
    <Rect x={x} y={y} width={176} height={46} mark="fp s1" />
    <Label x={x + 12} y={y + 19} mark="lab sl b">
      {title}
    </Label>
    <Label x={x + 12} y={y + 36}>
      {detail}
    </Label>
  </g>
);

const Detections = () => (
  <g className="op">
    <Path d={loiterTrace} mark="s" />
    <Walker x={872} y={410} heading={-20} />
    <Path
      d={
        cornerMarks({ x: 848, y: 386, width: 48, height: 48 }, 10) +
        cornerMarks({ x: 1176, y: 196, width: 44, height: 56 }, 12)
      }
      mark="s w2"
    />
    <Walker x={1198} y={224} heading={25} />
    <Path d="M894 388L960 352H1000M1220 196L1262 116" mark="s hl" />
    <Tag x={962} y={326} title="Loitering" detail="15 min in bay 3 · alert sent" />
    <Tag x={1226} y={70} title="Weapon" detail="Alert sent in under 300 ms" />
  </g>
);

/** The CCTV hero: a site plan, what each camera sees, and two detections. Its parent has a height. */
export function CctvPlate({ className = '' }: { className?: string }) {
  return (
    <Drawing
      width={width}
      height={height}
      className={`plate-cctv ${className}`.trim()}
      preserveAspectRatio="xMaxYMax slice"
      title="Site plan with six camera fields of view. Two detections are overprinted: a person loitering in a loading bay and a weapon in the secure store."
    >
      <Rect x={0} y={0} width={width} height={height} mark="t0" />
      <Yard />
      {cameras.map((view) => (
        <CameraCone key={view.camera.join()} {...view} />
      ))}
      <Building />
      {cameras.map(({ camera, direction }) => (
        <Camera key={camera.join()} camera={camera} direction={direction} />
      ))}
      <Label x={746} y={166} mark="lab halo t">
        Loading hall
      </Label>
      <Label x={1020} y={166}>
        Secure store
      </Label>
      <Label x={536} y={408} mark="lab halo t">
        Bay 1
      </Label>
      <Label x={190} y={132} mark="lab l0">
        Visitor parking
      </Label>
      <Detections />
      <Rose x={1372} y={470} r={44} />
      <Neatline width={width} height={height} segment={30} thickness={6} />
    </Drawing>
  );
}
