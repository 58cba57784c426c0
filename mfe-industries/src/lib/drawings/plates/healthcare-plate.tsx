import { box, cornerMarks, range, round, seededRandom } from '@northgate/ui/drawings/geometry';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

interface Interval {
  from: number;
  to: number;
}
interface Theatre {
  name: string;
  baseline: number;
  tint: string;
  cases: Interval[];
}

const hour = 62;
const opening = 120;
const theatres: Theatre[] = [
  {
    name: 'Theatre 1',
    baseline: 128,
    tint: 't1',
    cases: [
      { from: 120, to: 286 },
      { from: 330, to: 462 },
      { from: 520, to: 700 },
    ],
  },
  {
    name: 'Theatre 2',
    baseline: 228,
    tint: 't4',
    cases: [
      { from: 150, to: 254 },
      { from: 292, to: 440 },
      { from: 476, to: 560 },
      { from: 600, to: 712 },
    ],
  },
  {
    name: 'Theatre 3',
    baseline: 328,
    tint: 't3',
    cases: [
      { from: 120, to: 424 },
      { from: 566, to: 690 },
    ],
  },
  {
    name: 'Theatre 4',
    baseline: 428,
    tint: 't1',
    cases: [{ from: 134, to: 250 }],
  },
  {
    name: 'Theatre 5',
    baseline: 528,
    tint: 't4',
    cases: [
      { from: 182, to: 340 },
      { from: 384, to: 500 },
      { from: 548, to: 724 },
    ],
  },
];
const planned: Interval = { from: 346, to: 486 };

const beat = 34;

/** A heart's trace for the width of an interval, as path steps from the current point. */
function beats(width: number, random: () => number): string {
  const count = Math.floor(width / (beat + 3));
  const rest = round(width / count - beat);
  return range(count)
    .map(() => {
      const peak = round(26 + random() * 8);
      return `h4q3-7 6 0h3l2 4 3-${peak} 4 ${round(peak + 9)} 2-13h2q4-9 8 0h${rest}`;
    })
    .join('');
}

function trace({ baseline, cases }: Theatre, seed: number): string {
  const random = seededRandom(seed);
  return `M-4 ${baseline}${cases.map(({ from, to }) => `H${from}${beats(to - from, random)}H${to}`).join('')}H844`;
}

const lane = (baseline: number, { from, to }: Interval) =>
  box({ x: from, y: baseline - 44, width: to - from, height: 62 });

const TheatreLane = ({ theatre, seed }: { theatre: Theatre; seed: number }) => (
  <>
    <Path
      d={theatre.cases.map((interval) => lane(theatre.baseline, interval)).join('')}
      mark={`h ${theatre.tint}`}
    />
    <Path d={trace(theatre, seed)} mark="i" />
  </>
);

const Moved = () => (
  <g className="op">
    <Rect x={planned.from} y={384} width={planned.to - planned.from} height={62} mark="s sf" />
    <Path d={`M${planned.from} 428${beats(140, seededRandom(8))}H${planned.to}`} mark="s w2" />
    <Path
      d={cornerMarks({ x: planned.from, y: 384, width: planned.to - planned.from, height: 62 }, 14)}
      mark="s w3"
    />
    <Path d="M455 346V374M447 366l8 9 8-9" mark="s w3" />
    <Path d="M486 396H508" mark="s hl" />
    <Tag x={508} y={373} width={170} title="Moved to theatre 4" detail="Starts when it was due" />
  </g>
);

/** The healthcare hero: five theatres over one day, and the case that was moved to start on time. */
export const HealthcarePlate = () => (
  <FieldPlate
    ground="bgc"
    title="Theatre day: five traces on one time axis. A case in theatre 3 overruns, and the next one is moved to theatre 4."
  >
    <Path
      d={range(14)
        .map((step) => `M${opening + (step - 2) * hour} 0V580`)
        .join('')}
      mark="h st"
    />
    {theatres.map((theatre, index) => (
      <TheatreLane key={theatre.name} theatre={theatre} seed={index + 2} />
    ))}
    <Path d={lane(328, planned)} mark="i dash2" />
    {theatres.map(({ name, baseline }) => (
      <Label key={name} x={opening} y={baseline - 52}>
        {name}
      </Label>
    ))}
    <Path
      d={`M0 580H840${range(14)
        .map((step) => `M${opening + (step - 2) * hour} 574v12`)
        .join('')}`}
    />
    {[8, 10, 12, 14, 16].map((time) => (
      <Label key={time} x={opening + (time - 7) * hour} y={608} anchor="middle">
        {`${time}:00`}
      </Label>
    ))}
    <Moved />
  </FieldPlate>
);
