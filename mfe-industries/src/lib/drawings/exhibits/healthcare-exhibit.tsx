import { box, cornerMarks, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Pin } from '../marks/pin';
import { Walker } from '@northgate/ui/drawings/marks/walker';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { BesideSheet } from './exhibit-sheets';

/** The outer wall and the inner ones; doors are the gaps. */
const walls =
  'M24 24H816V576H24zM24 226H76M124 226H236M284 226H318M366 226H490M538 226H590M638 226H762M808 226H816' +
  'M288 24V226M552 24V226M24 322H70M124 322H250M298 322H404M452 322H500M548 322H660M708 322H816' +
  'M276 322V576M478 322V576M604 322V576';

/** An operating table under its lamp, with the places of the team. */
const Table = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <Path d="M-52-15h104v30h-104zM-52-9h-14v18h14" mark="i fp" />
    <Circle x={-8} y={0} r={30} mark="h dash3" />
    <Path d="M66-40h26v24h-26zM66-34h26M-86 30h30v16h-30z" mark="i thin t1" />
  </g>
);

const bed = (x: number, y: number): string =>
  `${box({ x, y, width: 34, height: 62 })}M${x + 5} ${y + 6}h24v12h-24zM${x} ${y + 24}h34`;
const wardBeds = [44, 96, 148, 200].map((x) => bed(x, 496)).join('');
const recovery = [626, 682, 738].map((x) => bed(x, 496)).join('');
const racks = range(3)
  .map((rack) => box({ x: 296, y: 386 + rack * 58, width: 160, height: 24 }))
  .join('');
const trays = range(3)
  .map((rack) =>
    range(7)
      .map((tray) => `M${316 + tray * 20} ${386 + rack * 58}v24`)
      .join(''),
  )
  .join('');
const benches =
  box({ x: 494, y: 546, width: 94, height: 18 }) + box({ x: 494, y: 384, width: 18, height: 150 });
const analysers = range(3)
  .map((one) => box({ x: 548, y: 384 + one * 50, width: 36, height: 34 }))
  .join('');
const tubes = dots(
  range(6).map((tube): Point => [503, 400 + tube * 24]),
  4,
);

/** Healthcare: a floor with its theatres, seen from above, and what is on its way across it. */
const TheatreFloor = () => (
  <BesideSheet title="Plan of a hospital floor: three theatres above a corridor, and below it a ward, a store, a laboratory and recovery. A bed on its way to theatre three, a pump in the store, a sample and a bed kept free are marked.">
    <Rect x={24} y={24} width={792} height={552} mark="bgc" />
    <Path d="M24 226H816V322H24z" mark="t1" />
    <Path d="M288 24H552V226H288z" mark="t3" />
    <Table x={156} y={130} />
    <Table x={420} y={130} />
    <Table x={684} y={130} />
    <Path d={wardBeds + recovery} mark="i thin fp" />
    <Path d={racks + benches} mark="i thin fp" />
    <Path d={trays} mark="h" />
    <Path d={analysers} mark="i thin t2" />
    <Path d={tubes} mark="i thin fp" />
    <Path d="M24 274H816" mark="h dash2" />
    <Path d={walls} mark="wall2" />
    {(
      [
        [392, 92, 10],
        [438, 88, -10],
        [398, 168, 180],
        [446, 172, 160],
        [128, 96, 60],
      ] as const
    ).map(([x, y, heading]) => (
      <Walker key={`${x} ${y}`} x={x} y={y} heading={heading} />
    ))}
    {(
      [
        [40, 52, 'Theatre 1'],
        [304, 52, 'Theatre 2'],
        [568, 52, 'Theatre 3'],
        [40, 352, 'Ward'],
        [292, 352, 'Store'],
        [494, 370, 'Laboratory'],
        [620, 352, 'Recovery'],
      ] as const
    ).map(([x, y, name]) => (
      <Label key={name} x={x} y={y} mark={name.startsWith('Theatre') ? 'lab b' : 'lab'}>
        {name}
      </Label>
    ))}
    <g className="op">
      <Path d={bed(200, 496)} mark="s w2 dash3" />
      <Path
        d="M217 486V402Q217 386 201 386H113Q97 386 97 370V290Q97 274 113 274H598Q614 274 614 258V176M605 190l9-14l9 14"
        mark="s w3"
      />
      <Path d={box({ x: 296, y: 260, width: 54, height: 28 })} mark="s sf w2" />
      <Path d="M302 265h10v18h-10z" mark="s" />
      <Path d={cornerMarks({ x: 410, y: 436, width: 44, height: 40 }, 11)} mark="s w3" />
      <Rect x={424} y={448} width={16} height={16} mark="sfill" />
      <Path d="M516 196V300Q516 312 524 318V346M517 334l7 12l7-12" mark="s w2 dash2" />
      <Circle x={516} y={196} r={6} mark="sfill" />
      <Path d={bed(738, 496)} mark="s w3" />
    </g>
    <Pin x={660} y={196}>
      A
    </Pin>
    <Pin x={372} y={486}>
      B
    </Pin>
    <Pin x={552} y={300}>
      C
    </Pin>
    <Pin x={755} y={462}>
      D
    </Pin>
  </BesideSheet>
);

export const healthcareExhibit = [TheatreFloor] as const;
