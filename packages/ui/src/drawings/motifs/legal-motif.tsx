import { Drawing, type SubjectProps } from '../drawing.js';
import { Path, Rect } from '../pen.js';

/** Legal: a stack of documents with one clause marked. */
export const LegalMotif = (props: SubjectProps) => (
  <Drawing width={200} height={120} {...props}>
    <Rect x={62} y={18} width={66} height={88} />
    <Rect x={74} y={10} width={66} height={88} mark="fp i" />
    <Path d="M84 24h34M84 34h46M84 44h46M84 76h46M84 86h30" mark="h" />
    <Path d="M84 55h46M84 65h38" mark="s w2" />
    <Path d="M148 50h8v20h-8" mark="s" />
  </Drawing>
);
