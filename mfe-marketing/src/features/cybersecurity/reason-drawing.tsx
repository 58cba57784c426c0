import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Rack } from '@northgate/ui/drawings/marks/rack';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import type { ReactElement } from 'react';
import type { Reason } from '../../content/cybersecurity.content';

const size = { width: 300, height: 170, preserveAspectRatio: 'xMinYMid meet' };

/** Two people behind one wall; the attack of one of them starts inside, goes round and hits the wall. */
const Desk = () => (
  <Drawing {...size}>
    <Rect x={120} y={4} width={178} height={162} mark="t1" />
    <Path d="M120 4V166" mark="wall2" />
    <Person x={188} y={60} scale={1.3} />
    <Person x={244} y={60} scale={1.3} />
    <Path d="M160 142H272" mark="i w3" />
    <Path d="M188 44V26H4V100H100" mark="s w2 tdash" />
    <Cross x={109} y={100} r={6} />
  </Drawing>
);

const linesOfNote = [126, 104, 132, 90, 118, 70];

/** A stopped attack and the page about it, tied line to line. */
const Written = () => (
  <Drawing {...size}>
    <Rect x={126} y={4} width={170} height={162} mark="fp i" />
    <Path
      d={linesOfNote
        .filter((_, row) => row !== 2)
        .map((width, index) =>
          box({ x: 144, y: 24 + (index < 2 ? index : index + 1) * 22, width, height: 8 }),
        )
        .join('')}
      mark="ibar"
    />
    <Path d={box({ x: 144, y: 68, width: 132, height: 8 })} mark="sbar" />
    <Path d="M2 126H60V72H132" mark="s w2" />
    <Path d="M14 22H60V60" />
    <Cross x={60} y={72} r={6} />
  </Drawing>
);

/** Racks in a building whose traffic goes round inside; the way out is closed. */
const Inside = () => (
  <Drawing {...size}>
    <Rect x={4} y={24} width={204} height={142} mark="t3" />
    <Path d="M4 166V24H208V70M208 106V166" mark="wall2" />
    <Path d="M0 166H300" />
    <Rack x={30} y={58} width={48} height={108} units={6} />
    <Rack x={92} y={58} width={48} height={108} units={6} />
    <Path d="M54 58V40H116V58M140 88H190" mark="i thin" />
    <Path d="M190 88H198M222 88H262" mark="s w2 tdash" />
    <Cross x={208} y={88} r={6} />
    <Path d="M252 112a15 15 0 0 1 3-29a20 20 0 0 1 37-3a16 16 0 0 1 -2 32z" mark="h" />
  </Drawing>
);

const blockOfModel = range(16).map((index): Point => [
  196 + (index % 4) * 22,
  52 + Math.floor(index / 4) * 22,
]);

/** A model as a block of dots, probed from outside; two probes are stopped, one has found a way in. */
const Models = () => (
  <Drawing {...size}>
    <Rect x={164} y={20} width={130} height={130} mark="t4 i" />
    <Path d={dots(blockOfModel, 5)} mark="fi" />
    <Path d="M4 46H146M4 124H146" mark="s w2" />
    <Path d="M4 85H206m-9 -6l9 6l-9 6" mark="s w3" />
    <Cross x={156} y={46} r={6} />
    <Cross x={156} y={124} r={6} />
  </Drawing>
);

const drawings = {
  desk: Desk,
  written: Written,
  inside: Inside,
  models: Models,
} satisfies Record<Reason['drawing'], () => ReactElement>;

/** The drawing over one reason. */
export function ReasonDrawing({ name }: { name: Reason['drawing'] }) {
  const Reason = drawings[name];
  return <Reason />;
}
