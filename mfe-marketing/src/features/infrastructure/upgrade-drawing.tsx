import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range } from '@northgate/ui/drawings/geometry';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import { SubjectDrawing } from '@northgate/ui/drawings/subjects/subject-drawing';
import styles from './upgrades-section.module.css';

interface Place {
  x: number;
  filled: number;
  mark: string;
}

const rows = 9;
const racks: Place[] = [
  { x: 60, filled: 9, mark: 'fp i' },
  { x: 160, filled: 9, mark: 'fp i' },
  { x: 260, filled: 9, mark: 'fp i' },
  { x: 360, filled: 5, mark: 'fp i' },
  { x: 460, filled: 0, mark: 'i dash2' },
  { x: 660, filled: 9, mark: 'fp i' },
];

const unit = (x: number, row: number) => box({ x: x + 9, y: 86 + row * 20, width: 58, height: 13 });

/** Racks on a floor: full ones, one with room, one that may come, and a standby site across the road. */
const Capacity = () => (
  <Drawing width={780} height={300}>
    <Path d="M0 40H560M0 52H560" mark="h" />
    <Path
      d={range(28)
        .map((rung) => `M${rung * 20 + 10} 40v12`)
        .join('')}
      mark="h"
    />
    {racks.map(({ x, mark }) => (
      <Rect key={x} x={x} y={74} width={76} height={196} mark={mark} />
    ))}
    <Path
      d={racks.flatMap(({ x, filled }) => range(filled).map((row) => unit(x, rows - 1 - row))).join('')}
      mark="ibar"
    />
    <Path
      d={racks
        .slice(0, 4)
        .map(({ x }) => `M${x + 38} 52V74`)
        .join('')}
      mark="i thin"
    />
    <Path d="M498 150v-40M478 130h40" mark="s w2" />
    <Path d="M560 8V270" mark="wall2" />
    <Path d="M640 78V24H756V270M628 28l70-20l70 20" mark="wall2" />
    <Path d="M536 172H660" mark="s dash2" />
    <Circle x={660} y={172} r={5} mark="sfill" />
    <Path d="M0 270H780" />
    <Path
      d={range(16)
        .map((hatch) => `M${hatch * 52} 300l24-30`)
        .join('')}
      mark="h"
    />
  </Drawing>
);

/** The drawing of one category of upgrades. */
export function UpgradeDrawing({ name }: { name: 'capacity' | 'models' | 'security' }) {
  if (name === 'capacity') return <Capacity />;
  if (name === 'models') return <SubjectDrawing name="models" labels="never" />;
  return (
    <div className={styles.three}>
      {['cctv', 'cybersecurity', 'red-teaming'].map((subject) => (
        <SubjectDrawing key={subject} name={subject} labels="never" />
      ))}
    </div>
  );
}
