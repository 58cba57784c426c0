import { Drawing, type SubjectProps } from '../drawing.js';
import { Path, Rect } from '../pen.js';

/** Construction: a tower crane over a grid, with its load marked. */
export const ConstructionMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Path d="M30 104H176M60 104V26M68 104V26M60 38l8 12l-8 12l8 12l-8 12l8 12M40 26H150M64 10L40 26M64 10L150 26M60 26l4-16l4 16" />
    <Path d="M128 26v30" mark="h" />
    <Path d="M96 104V84h56v20M96 94h56M114 84v20M133 84v20" />
    <Rect x={112} y={56} width={32} height={14} mark="s" />
  </Drawing>
);
