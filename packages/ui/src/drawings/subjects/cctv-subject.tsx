import { Drawing, type SubjectProps } from '../drawing.js';
import { at, cornerMarks, polar, type Point } from '../geometry.js';
import { Person } from '../marks/person.js';
import { Label, Path } from '../pen.js';

const lens: Point = [60, 44];
const rangeArc = (radius: number): string =>
  `M${at(polar(lens, radius, 7))}A${radius} ${radius} 0 0 1 ${at(polar(lens, radius, 63))}`;

/** CCTV: one camera, what it sees, and the person it found. */
export const CctvSubject = (props: SubjectProps) => (
  <Drawing width={320} height={200} {...props}>
    <Path d="M60 44L229 65A170 170 0 0 1 137 196Z" mark="t2" />
    <Path d={[60, 105, 150].map(rangeArc).join('')} mark="h" />
    <Path d="M229 65L60 44L137 196" />
    <path className="fi" transform="translate(60 44)rotate(35)" d="M-18-9h24v18h-24zM6-6l9-4v20l-9-4z" />
    <Path d="M40 20L60 44" mark="i w2" />
    <Person x={168} y={98} scale={0.98} />
    <Path d={cornerMarks({ x: 144, y: 92, width: 48, height: 72 }, 10)} mark="s w2" />
    <Label x={204} y={104} mark="lab sl b">
      99.7%
    </Label>
  </Drawing>
);
