import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';

/** The five stretches of the setup week, in order. */
export type WeekStep = 'survey' | 'install' | 'train' | 'attack' | 'hand-over';

const day = 200;
const height = 330;
const rack = { left: 34, top: 78, width: 104, units: 12, pitch: 19 };
const right = rack.left + rack.width;
const yours = 5;

interface DayProps {
  /** Left edge of the day within its stretch. */
  at: number;
}

const unitAt = (left: number, index: number) => ({
  x: left + rack.left + 12,
  y: rack.top + 14 + index * rack.pitch,
  width: rack.width - 24,
  height: 13,
});

const Frame = ({ at }: DayProps) => (
  <>
    <Rect x={at + rack.left} y={rack.top} width={rack.width} height={height - rack.top} mark="fp i" />
    <Path
      d={[7, rack.width - 7].map((x) => `M${at + rack.left + x} ${rack.top}V${height}`).join('')}
      mark="h"
    />
  </>
);

function Units({ at, from = 0, hot }: DayProps & { from?: number; hot?: number }) {
  const shown = range(rack.units).filter((index) => index >= from && index !== hot);
  const lamps = shown.map((index): Point => [at + right - 20, unitAt(at, index).y + 6.5]);
  return (
    <>
      <Path d={shown.map((index) => box(unitAt(at, index))).join('')} mark="ibar" />
      <Path d={dots(lamps, 2)} mark="fi" />
      {hot === undefined ? null : (
        <g className="op">
          <Rect {...unitAt(at, hot)} mark="sbar" />
        </g>
      )}
    </>
  );
}

const Drops = ({ at }: DayProps) => (
  <Path d={[26, 42, 78].map((x) => `M${at + rack.left + x} 28V${rack.top}`).join('')} mark="i thin" />
);

const Running = ({ at, hot }: DayProps & { hot?: number }) => (
  <>
    <Drops at={at} />
    <Frame at={at} />
    <Units at={at} hot={hot} />
  </>
);

const Survey = () => (
  <>
    <Rect x={rack.left} y={rack.top} width={rack.width} height={height - rack.top} mark="i dash2" />
    <Path
      d={`M${rack.left} ${rack.top}L${right} ${height}M${right} ${rack.top}L${rack.left} ${height}`}
      mark="h dash"
    />
    <Path d={`M${rack.left} 62H${right}M${rack.left} 55v14M${right} 55v14`} mark="i thin" />
    <Path d={`M158 ${rack.top}V${height}M151 ${rack.top}h14M151 ${height - 1}h14`} mark="i thin" />
    <Path
      d={dots(
        [
          [60, 28],
          [112, 28],
        ],
        4,
      )}
      mark="fi"
    />
    <Label x={rack.left} y={48}>
      Space, power, heat
    </Label>
  </>
);

function Install() {
  const next = unitAt(58, 6);
  return (
    <>
      <Path d={`M${rack.left + 26} 28V58`} mark="i thin" />
      <Path d={dots([[rack.left + 26, 60]], 3.5)} mark="fi" />
      <Frame at={0} />
      <Units at={0} from={7} />
      <Rect {...next} mark="fp i" />
      <Path d={`M190 ${next.y - 14}h-34m8 -6l-8 6l8 6`} />
      <Label x={150} y={next.y - 28}>
        Nodes in
      </Label>
      <Running at={day} />
      <Path
        d={`M${day + 156} 100V${height}${[0, 2, 4, 6, 8, 10].map((index) => `M${day + right - 12} ${unitAt(0, index).y + 6.5}H${day + 156}`).join('')}`}
        mark="i thin"
      />
    </>
  );
}

const sheets = [
  [172, 158],
  [165, 165],
  [158, 172],
] as const;

const Train = () => (
  <>
    <Running at={0} />
    {sheets.map(([x, y]) => (
      <Rect key={x} x={x} y={y} width={42} height={54} mark="fp i" />
    ))}
    <Path d="M165 184h28M165 193h28M165 202h20M165 211h24" mark="h" />
    <Path d={`M179 226v24H${right + 6}m9 -6l-9 6l9 6`} />
    <Label x={158} y={148}>
      Your data
    </Label>
    <Running at={day} hot={yours} />
    <g className="op">
      <Path d={`M${day + right - 12} ${unitAt(0, yours).y + 6.5}H${day + 152}`} mark="s" />
      <Label x={day + 156} y={unitAt(0, yours).y + 4} mark="lab sl b">
        Your
      </Label>
      <Label x={day + 156} y={unitAt(0, yours).y + 21} mark="lab sl b">
        model
      </Label>
    </g>
  </>
);

const Attack = () => (
  <>
    <Running at={0} hot={yours} />
    <Path d={`M${right} ${rack.top}V${height}`} mark="wall2" />
    <g className="op">
      <Path d="M198 108L150 138L192 166M198 178L150 206L190 232M198 250L150 276L188 302" mark="s w2" />
      {[138, 206, 276].map((y) => (
        <Cross key={y} x={149} y={y} r={5} />
      ))}
      <Label x={150} y={96} mark="lab sl b">
        Probes
      </Label>
    </g>
  </>
);

const screens = [124, 192, 260];

const HandOver = () => (
  <>
    <Running at={0} hot={yours} />
    <Path
      d={`M${right} ${unitAt(0, yours).y + 6.5}H152M152 ${screens[0]}V${screens[2]}${screens.map((y) => `M152 ${y}h10`).join('')}`}
    />
    {screens.map((y) => (
      <Rect key={y} x={162} y={y - 12} width={32} height={24} mark="fp i" />
    ))}
    <Path d={screens.map((y) => `M178 ${y + 12}v8M170 ${y + 20}h16`).join('')} />
    <Path d={screens.map((y) => `M168 ${y - 4}h20M168 ${y + 3}h13`).join('')} mark="h" />
    <Label x={196} y={102} anchor="end">
      In use
    </Label>
  </>
);

const stretches = {
  survey: {
    days: 1,
    Stretch: Survey,
    title: 'Day 1: the place of the rack is measured, and it is still empty.',
  },
  install: {
    days: 2,
    Stretch: Install,
    title: 'Days 2 and 3: the rack stands, its nodes slide in and are cabled.',
  },
  train: {
    days: 2,
    Stretch: Train,
    title: 'Days 4 and 5: documents go into the rack; one unit becomes your model.',
  },
  attack: { days: 1, Stretch: Attack, title: 'Day 6: three probes hit the wall of the rack and bounce off.' },
  'hand-over': {
    days: 1,
    Stretch: HandOver,
    title: 'Day 7: three screens of your people are connected to the rack.',
  },
} satisfies Record<WeekStep, unknown>;

/**
 * One stretch of the infrastructure hero, 200 × 330 for each day. Set side by side the five make one drawing, the same
 * rack all week; each stands on its part of a scale bar.
 */
export function RackWeekPlate({ step, className = '' }: { step: WeekStep; className?: string }) {
  const { days, Stretch, title } = stretches[step];
  const width = days * day;
  const rungs = range(width / 20).map((rung) => `M${rung * 20 + 10} 16v12`);
  return (
    <Drawing width={width} height={height} className={`rack-week ${className}`.trim()} title={title}>
      <Path d={`M0 16H${width}M0 28H${width}${rungs.join('')}`} mark="h" />
      <Stretch />
    </Drawing>
  );
}
