import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, seededRandom } from '@northgate/ui/drawings/geometry';
import { Circle, Path } from '@northgate/ui/drawings/pen';
import { wordBars } from '../../lib/drawings/word-bars';

const random = seededRandom(6);
const answer = (x: number, ends: number[]): string =>
  ends
    .map((end, row) => wordBars({ x, y: 70 + row * 20, end: x + end, height: 8, words: [14, 46] }, random))
    .join('');
const [left, right] = [answer(20, [128, 112, 130, 84, 120]), answer(230, [126, 130, 96, 118, 64])];

/** Two answers to one prompt, and the one that was picked. */
export const PreferenceDrawing = () => (
  <Drawing width={386} height={232}>
    <Path d={box({ x: 90, y: 4, width: 200, height: 30 })} mark="fp i" />
    <Path
      d={wordBars({ x: 104, y: 15, end: 276, height: 8, words: [14, 52] }, seededRandom(2))}
      mark="ibar"
    />
    <Path d="M190 34V44M86 52V44H296V52" />
    <Path d={box({ x: 2, y: 52, width: 168, height: 130 })} mark="fp i" />
    <Path d={box({ x: 212, y: 52, width: 166, height: 130 })} mark="fp i" />
    <Path d={left} mark="ibar" />
    <Path d={right} mark="fi" />
    <Path d={box({ x: 206, y: 46, width: 178, height: 142 })} mark="s w3" />
    <Path d="M295 188V204" mark="s w2" />
    <Circle x={295} y={216} r={12} mark="s w2" />
    <Path d="M289 216l5 5l9-10" mark="s w2" />
    <Circle x={86} y={216} r={12} />
    <Path d="M86 182V204" />
  </Drawing>
);
