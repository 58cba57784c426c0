import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, cornerMarks, seededRandom } from '@northgate/ui/drawings/geometry';
import { Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { wordBars } from '../word-bars';

const random = seededRandom(9);
const attempts = [
  { y: 88, lines: [300, 218] },
  { y: 196, lines: [318, 262] },
  { y: 304, lines: [290, 326] },
];
const answers = [
  { y: 140, lines: [318, 150] },
  { y: 248, lines: [290, 226] },
  { y: 356, lines: [324, 300, 188] },
];
const line = (x: number, y: number, length: number): string =>
  wordBars({ x, y, end: x + length, height: 10, words: [22, 92] }, random);

const asked = attempts
  .flatMap(({ y, lines }) => lines.map((length, index) => line(82, y + 16 + index * 22, length)))
  .join('');
const [held, gaveWay] = [answers.slice(0, 2), answers.slice(2)].map((group) =>
  group
    .flatMap(({ y, lines }) => lines.map((length, index) => line(546, y + 16 + index * 22, length)))
    .join(''),
);

/** What shows until the red-teaming video does: attempts and answers in a prompt window, 960 × 540, for a Night surface. */
export const PromptWindowStill = ({ className = '' }: { className?: string }) => (
  <Drawing
    width={960}
    height={540}
    className={`still ${className}`.trim()}
    preserveAspectRatio="xMidYMid slice"
  >
    <Rect x={30} y={24} width={900} height={492} />
    <Path d="M30 66H930M872 39h12v12h-12zM896 39h12v12h-12z" />
    <Label x={48} y={51} mark="lab lg">
      Test run, support assistant
    </Label>
    <Path d={attempts.map(({ y }) => box({ x: 60, y, width: 366, height: 64 })).join('')} mark="h t1" />
    <Path d={asked} mark="ibar" />
    <Path d="M528 142v60M528 250v60" mark="i w2" />
    <Path d={held ?? ''} mark="ibar" />
    <Path d={gaveWay ?? ''} mark="sbar" />
    <Path d={cornerMarks({ x: 522, y: 350, width: 372, height: 98 }, 22)} mark="s w3" />
    <Path d="M426 336H476V399H522" mark="s w2" />
    <Label x={524} y={474} mark="lab sl b lg">
      Gave way on the third try
    </Label>
  </Drawing>
);
