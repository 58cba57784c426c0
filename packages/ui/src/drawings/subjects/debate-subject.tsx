import type { SubjectProps } from '../drawing.js';
import { DebateGraph } from './debate-graph.js';

/** The debate at menu size, 320 × 200. */
export const DebateSubject = (props: SubjectProps) => (
  <DebateGraph width={320} height={200} centre={[136, 104]} radius={62} {...props} />
);
