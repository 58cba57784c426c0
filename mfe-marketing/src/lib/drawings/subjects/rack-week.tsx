import { Drawing } from '@northgate/ui/drawings/drawing';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Rack } from '@northgate/ui/drawings/marks/rack';
import { Circle, Path } from '@northgate/ui/drawings/pen';

const days = [
  ...[112, 168, 224].map((x) => ({ x, units: 0 })),
  ...[312, 368, 424].map((x) => ({ x, units: 6 })),
  { x: 508, units: 6, hot: 2 },
  { x: 620, units: 6 },
];

/** The same rack on each day of the setup, 700 × 140; its places fit a scale bar of 1-2-2-1-1 days. */
export const RackWeek = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={700}
    height={140}
    className={`rack-week ${className}`.trim()}
    title="The same rack on each day of the setup: measured, installed, trained, attacked, running."
  >
    <Path d="M0 134H700" />
    <Path d="M14 134V62M54 134V62M14 62h40" mark="i dash3" />
    <Path d="M10 50h48M10 45v10M58 45v10" mark="h" />
    {days.map((day) => (
      <Rack key={day.x} y={30} width={40} height={104} {...day} />
    ))}
    <Path d="M588 60L552 72M588 112L552 90" mark="s w2" />
    <Cross x={592} y={58} r={4} />
    <Cross x={592} y={114} r={4} />
    <Path d="M640 30V14H686" />
    <Circle x={686} y={14} r={4} mark="fi" />
  </Drawing>
);
