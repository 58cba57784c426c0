import { Drawing, type SubjectProps } from '../drawing.js';
import { Circle, Path } from '../pen.js';

/** Energy: two pylons and their spans, one of them broken. */
export const EnergyMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M46 108L58 16L70 108M40 34H76M36 50H80M50 78L66 60M66 78L50 60M140 108L150 30L160 108M134 46H166M131 60H169M36 50Q88 84 131 60M80 50Q100 68 112 70" />
    <Path d="M40 34Q92 66 134 46M76 34Q120 58 166 46" mark="h" />
    <Path d="M112 70L108 64M112 70l10 8" mark="s w2" />
    <Circle x={116} y={74} r={9} mark="s" />
  </Drawing>
);
