import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Cross } from '@northgate/ui/drawings/marks/cross';
import { Circle, Path, Rect } from '@northgate/ui/drawings/pen';
import type { ReactElement } from 'react';

type Habit = 'sources' | 'limits' | 'words' | 'versions';

const lines = (x: number, y: number, lengths: number[]): string =>
  lengths.map((width, row) => box({ x, y: y + row * 18, width, height: 8 })).join('');

/** An answer whose sentence is tied to a line of a page. */
const Sources = () => (
  <Drawing width={560} height={200}>
    <Rect x={2} y={34} width={250} height={132} mark="fp i" />
    <Path d={lines(22, 54, [190, 0, 150, 196])} mark="ibar" />
    <Path d={lines(22, 72, [132])} mark="sbar" />
    {[56, 28, 0].map((back) => (
      <Rect key={back} x={376 + back} y={44 - back / 2} width={124} height={150} mark="fp i" />
    ))}
    <Path d="M392 64h92M392 80h92M392 96h70M392 148h92M392 164h60" mark="h" />
    <Path d={lines(392, 118, [92])} mark="sbar" />
    <Path d="M156 76H310V122H384m-9 -6l9 6l-9 6" mark="s w2" />
    <Circle x={310} y={76} r={4} mark="sfill" />
  </Drawing>
);

/** Questions inside the subject are reached; the one outside is handed on. */
const Limits = () => (
  <Drawing width={400} height={200}>
    <Circle x={140} y={100} r={92} mark="fp i" />
    <Circle x={140} y={100} r={14} mark="fi" />
    <Path d="M140 100L86 58M140 100L196 66M140 100L104 152M140 100L188 136" mark="i thin" />
    <Path
      d={dots(
        [
          [86, 58],
          [196, 66],
          [104, 152],
          [188, 136],
        ],
        6,
      )}
      mark="i fp"
    />
    <Path d="M140 100L226 90" mark="s w2" />
    <Cross x={234} y={89} r={6} />
    <Path d="M244 86L312 72" mark="s dash2" />
    <Circle x={320} y={70} r={7} mark="s sf" />
    <Path d="M320 80V128H372m-9 -6l9 6l-9 6" />
    <Circle x={384} y={112} r={7} mark="fi" />
    <Path d="M372 150v-10a12 12 0 0 1 24 0v10z" mark="fi" />
  </Drawing>
);

/** Words with their own shape fit into a line of text. */
const Words = () => (
  <Drawing width={400} height={200}>
    <Rect x={2} y={16} width={396} height={168} mark="fp i" />
    <Path d="M24 56H64M152 56H230M318 56H374M24 104H110M206 104H374M24 152H190M286 152H340" mark="i w3" />
    <Path d="M78 42h60v28h-60zM244 42h60v28h-60zM124 90h68v28h-68zM204 138h68v28h-68z" mark="s w2" />
    <Path
      d={dots(
        [
          [94, 56],
          [108, 56],
          [122, 56],
          [260, 56],
          [274, 56],
          [288, 56],
          [144, 104],
          [158, 104],
          [172, 104],
          [224, 152],
          [238, 152],
          [252, 152],
        ],
        4,
      )}
      mark="sfill"
    />
  </Drawing>
);

const blockDots = (x: number, y: number): Point[] =>
  range(16).map((cell): Point => [x + (cell % 4) * 22, y + Math.floor(cell / 4) * 22]);

const gates = [48, 82, 116, 150];

/** The new version passes the gate of tests before it takes the place of the old one. */
const Versions = () => (
  <Drawing width={560} height={200}>
    <Rect x={4} y={46} width={108} height={108} mark="fp s1" />
    <Path d={dots(blockDots(25, 67), 6)} mark="sfill" />
    <Path d="M124 100H180m-9 -6l9 6l-9 6" mark="s w2" />
    <Path d="M192 184V16H368V184M180 184H380" mark="wall2" />
    {gates.map((y) => (
      <Rect key={y} x={216} y={y - 9} width={18} height={18} mark="fp i" />
    ))}
    <Path d={gates.map((y) => `M220 ${y}l4 5l9 -13`).join('')} mark="s w2" />
    <Path
      d={[92, 74, 86, 60].map((width, row) => box({ x: 250, y: 44 + row * 34, width, height: 8 })).join('')}
      mark="ibar"
    />
    <Path d="M380 100H436m-9 -6l9 6l-9 6" mark="s w2" />
    <Rect x={448} y={46} width={108} height={108} mark="i dash2" />
    <Path d={dots(blockDots(469, 67), 5)} mark="fd" />
  </Drawing>
);

const habits = {
  sources: Sources,
  limits: Limits,
  words: Words,
  versions: Versions,
} satisfies Record<Habit, () => ReactElement>;

/** The drawing of one habit of the model. */
export function HabitDrawing({ name }: { name: Habit }) {
  const Habit = habits[name];
  return <Habit />;
}
