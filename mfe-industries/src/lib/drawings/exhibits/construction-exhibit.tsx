import { box, range } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { PanelSheet } from './exhibit-sheets';

const ground = 388;
const storeyHeight = 88;
const columns = [96, 214, 332, 450];
const floor = (level: number): number => ground - level * storeyHeight;

/** The columns of one storey that stand in these lines. */
const columnsOf = (level: number, lines: number[]): string =>
  lines.map((x) => box({ x: x - 8, y: floor(level) + 16, width: 16, height: storeyHeight - 16 })).join('');
const slab = (level: number): string => box({ x: 76, y: floor(level), width: 394, height: 16 });

const scaffold =
  [36, 58].map((x) => `M${x} ${ground}V40`).join('') +
  range(8)
    .map((lift) => `M30 ${ground - 44 - lift * 44}h34M36 ${ground - lift * 44}l22-44`)
    .join('');

/** Reinforcement of one bay, as it stands before the concrete. */
const bars = (bay: number): string => {
  const x = columns[bay] ?? 0;
  const top = floor(3);
  return (
    range(10)
      .map((bar) => `M${x + 10 + bar * 11} ${top - 16}v28`)
      .join('') + `M${x + 3} ${top - 9}h112M${x + 3} ${top + 1}h112`
  );
};
const props = (bays: number[]): string =>
  bays
    .flatMap((bay) => range(4).map((prop) => `M${(columns[bay] ?? 0) + 24 + prop * 24} ${floor(3) + 18}v70`))
    .join('');
const formwork = (bays: number): string =>
  box({ x: 76, y: floor(3) + 12, width: 20 + bays * 118 + 20, height: 6 });

/** What the programme says stands by Friday. */
const planned =
  `M76 ${floor(3) + 16}V${floor(3)}H470V${floor(3) + 16}` +
  columns.map((x) => `M${x - 8} ${floor(3) + 16}v72M${x + 8} ${floor(3) + 16}v72`).join('');

const Site = () => (
  <>
    <Path d={`M0 ${ground}H560V420H0z`} mark="fp" />
    <Path d={scaffold} mark="h" />
    <Path d={columnsOf(1, columns) + columnsOf(2, columns) + slab(1) + slab(2)} mark="i fp" />
    <Path d={box({ x: 232, y: floor(1) + 34, width: 82, height: 54 })} mark="h" />
    <Path d={`M0 ${ground}H560`} mark="i w2" />
    <Path
      d={range(14)
        .map((blade) => `M${8 + blade * 41} ${ground}l-12 14`)
        .join('')}
      mark="h"
    />
    <Path d={`M528 ${ground}V62`} mark="i w2" />
    <Path d="M514 64h26v-16h-26zM514 52l-12-5v20l12-5" mark="i fp" />
    <Person x={500} y={ground - 42} scale={0.68} />
    <Person x={272} y={floor(1) - 42} scale={0.68} />
  </>
);

/** The hook of a crane that stands outside the sheet, with what hangs on it. */
const Hook = ({ x, foot, load }: { x: number; foot: number; load: string }) => (
  <>
    <Path d={`M${x} 0V${foot - 34}M${x - 26} ${foot}L${x} ${foot - 34}L${x + 26} ${foot}`} />
    <Path d={load} mark="fi" />
  </>
);

const Monday = () => (
  <PanelSheet title="A concrete frame on Monday evening: two storeys stand, and formwork and reinforcement of the third begin in the first bay.">
    <Site />
    <Path d={planned} mark="h dash2" />
    <Path d={columnsOf(3, columns.slice(0, 2))} mark="i fp" />
    <Path d={props([0])} mark="h" />
    <Path d={formwork(1)} mark="i t3" />
    <Path d={bars(0)} />
    <Hook
      x={392}
      foot={88}
      load={range(3)
        .map((bar) => box({ x: 378, y: 86 + bar * 5, width: 84, height: 3 }))
        .join('')}
    />
    <Label x={236} y={floor(3) - 12} mark="lab">
      In the programme
    </Label>
  </PanelSheet>
);

const Wednesday = () => (
  <PanelSheet title="The frame on Wednesday evening: columns and formwork of three bays stand, but the middle bay has no reinforcement, and it is marked.">
    <Site />
    <Path d={columnsOf(3, columns)} mark="i fp" />
    <Path d={props([0, 1, 2])} mark="h" />
    <Path d={formwork(3)} mark="i t3" />
    <Path d={bars(0) + bars(2)} />
    <Path d={planned} mark="h dash2" />
    <Rect x={220} y={floor(3) - 24} width={106} height={34} mark="s w3 dash2" />
    <Path d={`M512 58L326 ${floor(3) - 12}`} mark="s hl dash3" />
    <Label x={272} y={floor(3) - 36} anchor="middle" mark="lab b sl">
      Not there yet
    </Label>
  </PanelSheet>
);

const Friday = () => (
  <PanelSheet title="The frame on Friday evening: the middle bay was reinforced, the slab of all three bays is poured, and columns of the next storey begin.">
    <Site />
    <Path d={columnsOf(3, columns) + slab(3)} mark="i t4" />
    <Path d={props([0, 1, 2])} mark="h" />
    <Path
      d={columns
        .slice(1)
        .map((x) =>
          range(3)
            .map((bar) => `M${x - 5 + bar * 5} ${floor(3)}v-34`)
            .join(''),
        )
        .join('')}
    />
    <Path d={box({ x: 88, y: floor(3) - 66, width: 16, height: 66 })} mark="i fp" />
    <Path d={`M222 ${floor(3) + 8}h102M222 ${floor(3) + 1}v14M324 ${floor(3) + 1}v14`} mark="s w3" />
    <Path d={`M272 ${floor(3) - 6}v-22`} mark="s hl" />
    <Label x={272} y={floor(3) - 36} anchor="middle" mark="lab b sl">
      In one pour
    </Label>
  </PanelSheet>
);

/** Construction: the same bays on three evenings. */
export const constructionExhibit = [Monday, Wednesday, Friday] as const;
