import { Drawing, type SubjectProps } from '../drawing.js';
import { box } from '../geometry.js';
import { Label, Path, Rect } from '../pen.js';

const lines = [
  { y: 30, words: [60, 34, 80] },
  { y: 58, words: [44, 96] },
  { y: 86, words: [90, 30, 50], injected: [1, 2] },
  { y: 114, words: [38, 70, 60], injected: [0] },
  { y: 142, words: [110, 44] },
  { y: 170, words: [50, 30] },
];

const words = lines.flatMap(({ y, words: lengths, injected = [] }) =>
  lengths.map((width, index) => {
    const before = lengths.slice(0, index).reduce((sum, length) => sum + length + 10, 0);
    return { path: box({ x: 34 + before, y: y - 5, width, height: 8 }), hot: injected.includes(index) };
  }),
);
const drawn = (hot: boolean): string =>
  words
    .filter((word) => word.hot === hot)
    .map(({ path }) => path)
    .join('');

/** Red teaming: a page of prompt text with the injected words linked line to line. */
export const RedTeamingSubject = (props: SubjectProps) => (
  <Drawing width={320} height={200} {...props}>
    <Rect x={20} y={14} width={226} height={172} />
    <Path d={drawn(false)} mark="ibar" />
    <Path d={drawn(true)} mark="sbar" />
    <Path d="M124 98v-24h112M34 122h48" mark="s hl" />
    <Path d="M228 86h34v56h-30M236 137l-6 5l6 5" mark="s" />
    <Label x={254} y={168} mark="lab sl">
      Injected
    </Label>
    <Label x={254} y={184} mark="lab sl">
      instruction
    </Label>
  </Drawing>
);
