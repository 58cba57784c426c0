import { Drawing, type SubjectProps } from '../drawing.js';
import { box, dots } from '../geometry.js';
import { Cross } from '../marks/cross.js';
import { Label, Path, Rect } from '../pen.js';

const edges =
  'M46 40L128 70L206 100L276 52M46 100L128 70V130L206 100H276M46 100L128 130L46 160M206 100L276 148';
const cores = [52, 100, 148].map((y) => box({ x: 267, y: y - 9, width: 18, height: 18 })).join('');

/** Cybersecurity: a small network with one path cut at the perimeter. */
export const CybersecuritySubject = (props: SubjectProps) => (
  <Drawing width={320} height={200} {...props}>
    <Path d="M166 20V180" mark="s tdash" />
    <Path d={edges} />
    <Path
      d={
        dots(
          [
            [46, 40],
            [46, 100],
            [46, 160],
            [128, 70],
            [128, 130],
          ],
          7,
        ) + cores
      }
      mark="fp i"
    />
    <Rect x={193} y={87} width={26} height={26} mark="fi" />
    <Path d="M46 160L128 130L158 118" mark="s w2" />
    <Cross x={166} y={115} />
    <Label x={176} y={34} mark="lab sl">
      Perimeter
    </Label>
  </Drawing>
);
