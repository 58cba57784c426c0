import { Drawing, type SubjectProps } from '../drawing.js';
import { Rack } from '../marks/rack.js';
import { Circle, Path } from '../pen.js';

/** Infrastructure: four racks on one line, with the unit that is yours marked. */
export const InfrastructureSubject = (props: SubjectProps) => (
  <Drawing width={320} height={200} {...props}>
    {[34, 100, 166, 232].map((x) => (
      <Rack key={x} x={x} y={44} width={46} height={100} units={6} hot={x === 166 ? 3 : undefined} />
    ))}
    <Path d="M57 144v22h198v-22M123 144v22M189 144v22M156 166v18" />
    <Path d="M57 44v-18h198v18M123 44v-18M189 44v-18" mark="h" />
    <Circle x={156} y={186} r={4} mark="fi" />
  </Drawing>
);
