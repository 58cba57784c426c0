import { Drawing, type SubjectProps } from '@northgate/ui/drawings/drawing';
import { round, type Area } from '@northgate/ui/drawings/geometry';
import { Path, Rect } from '@northgate/ui/drawings/pen';

/** Feed, story, banner and leaderboard: the same picture in each. */
const formats: Area[] = [
  { x: 12, y: 60, width: 124, height: 124 },
  { x: 152, y: 12, width: 96, height: 172 },
  { x: 264, y: 60, width: 128, height: 72 },
  { x: 264, y: 148, width: 128, height: 36 },
];

/** The subject stands where thirds cross, whatever the shape. */
function subject({ x, y, width, height }: Area): string {
  const r = round(Math.min(width, height) * 0.22);
  return `M${round(x + (width * 2) / 3 - r)} ${round(y + height / 3 + r / 3)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

const thirds = ({ x, y, width, height }: Area): string =>
  `M${round(x + (width * 2) / 3)} ${y}v${height}M${x} ${round(y + height / 3)}h${width}`;

const hill = ({ x, y, width, height }: Area): string =>
  `M${x} ${round(y + height * 0.86)}C${round(x + width * 0.3)} ${round(y + height * 0.5)} ${round(x + width * 0.62)} ${round(y + height * 0.72)} ${x + width} ${round(y + height * 0.58)}V${y + height}H${x}z`;

/** Marketing and graphics: one picture cut to four formats, its subject kept in place in each. */
export const StudioGraphics = (props: SubjectProps) => (
  <Drawing width={404} height={196} {...props}>
    {formats.map((format) => (
      <Rect key={`${format.x}${format.y}`} {...format} mark="fp i" />
    ))}
    <Path d={formats.map(thirds).join('')} mark="h" />
    <Path d={formats.map(subject).join('')} mark="sfill" />
    <Path d={formats.map(hill).join('')} mark="t2 i" />
    <Path d={formats.map(hill).join('')} />
  </Drawing>
);
