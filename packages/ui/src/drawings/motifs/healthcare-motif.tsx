import { Drawing, type SubjectProps } from '../drawing.js';
import { Path } from '../pen.js';

/** Healthcare: a trace on a time axis, with the interval that changed. */
export const HealthcareMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M14 66H64L74 46L86 96L98 22L110 66" />
    <Path d="M110 66H122L130 54L140 78L148 66H188" mark="s w2" />
    <Path d="M14 104H188M14 100v8M48 100v8M83 100v8M118 100v8M153 100v8M188 100v8" mark="h" />
  </Drawing>
);
