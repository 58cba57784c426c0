import { Drawing, type SubjectProps } from '../drawing.js';
import { box, range } from '../geometry.js';
import { Label, Path } from '../pen.js';

const perforation = range(30)
  .map((hole) => `M${16 + hole * 10} 20v7m0 114v7`)
  .join('');
const frames = range(4)
  .map((frame) => box({ x: 14 + frame * 74, y: 34, width: 66, height: 100 }))
  .join('');
const ball = [
  { cx: 30, cy: 116, rx: 7, ry: 10 },
  { cx: 62, cy: 62, rx: 10, ry: 10 },
  { cx: 104, cy: 48, rx: 11, ry: 10 },
  { cx: 136, cy: 96, rx: 8, ry: 11 },
  { cx: 158, cy: 121, rx: 13, ry: 6 },
  { cx: 186, cy: 76, rx: 9, ry: 11 },
  { cx: 222, cy: 56, rx: 11, ry: 10 },
  { cx: 258, cy: 94, rx: 8, ry: 11 },
  { cx: 296, cy: 121, rx: 13, ry: 6 },
];

/** Studio: four frames of a bouncing ball, its arc and its keys. */
export const StudioSubject = (props: SubjectProps) => (
  <Drawing width={320} height={190} {...props}>
    <Path d={frames} mark="fp i" />
    <Path d="M8 16h304M8 152h304" />
    <Path d={`${perforation}M50 172h84M182 172h92`} mark="h" />
    <Path d="M30 116C44 40 120 10 158 121C176 40 250 10 296 121" mark="s w2" />
    {ball.map((place, index) => (
      <ellipse key={place.cx} className={index % 4 === 0 ? 'sfill' : 'i sf'} {...place} />
    ))}
    {[14, 146, 284].map((x) => (
      <Label key={x} x={x} y={176}>
        Key
      </Label>
    ))}
  </Drawing>
);
