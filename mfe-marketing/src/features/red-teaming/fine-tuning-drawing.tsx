import { Drawing } from '@northgate/ui/drawings/drawing';
import { box, range, seededRandom } from '@northgate/ui/drawings/geometry';
import { Path, Rect } from '@northgate/ui/drawings/pen';
import { wordBars } from '../../lib/drawings/word-bars';

const pairs = [28, 92, 156];
const random = seededRandom(17);
const line = (x: number, y: number, end: number): string =>
  wordBars({ x, y, end, height: 8, words: [14, 52] }, random);
const prompts = pairs.map((y) => line(18, y + 12, 168) + line(18, y + 30, 70)).join('');
const caught = pairs.map((y, index) => box({ x: 78, y: y + 30, width: 62 + index * 12, height: 8 })).join('');
const answers = pairs.map((y) => line(262, y + 12, 416) + line(262, y + 30, 372 + (y % 40))).join('');
const cells = range(16).map((index) =>
  box({ x: 588 + (index % 4) * 30, y: 62 + Math.floor(index / 4) * 30, width: 24, height: 24 }),
);
const corrected = [5, 6, 10];

/** Prompts that got through, each tied to the answer it should have had; the pairs go into the model. */
export const FineTuningDrawing = () => (
  <Drawing width={720} height={232}>
    <Path d={pairs.map((y) => box({ x: 2, y, width: 184, height: 50 })).join('')} mark="fp i" />
    <Path d={pairs.map((y) => box({ x: 246, y, width: 184, height: 50 })).join('')} mark="fp i" />
    <Path d={prompts} mark="ibar" />
    <Path d={caught} mark="sbar" />
    <Path d={answers} mark="fi" />
    <Path d={pairs.map((y) => `M186 ${y + 25}H240m-9-6l9 6l-9 6`).join('')} mark="s w2" />
    <Path d={`M430 53H490V181H430M430 117H566m-10-7l10 7l-10 7`} />
    <Rect x={576} y={50} width={138} height={138} mark="fp i" />
    <Path d={cells.filter((_, index) => !corrected.includes(index)).join('')} mark="i thin" />
    <Path d={cells.filter((_, index) => corrected.includes(index)).join('')} mark="sfill" />
  </Drawing>
);
