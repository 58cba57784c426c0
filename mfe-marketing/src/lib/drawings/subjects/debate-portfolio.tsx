import { DebateGraph } from '@northgate/ui/drawings/subjects/debate-graph';

/** The debate as its own illustration, 560 × 300. */
export const DebatePortfolio = ({ className }: { className?: string }) => (
  <DebateGraph
    width={560}
    height={300}
    centre={[246.4, 156]}
    radius={108}
    className={className}
    title="Five agents, Alpha to Epsilon, debate and converge on one consensus."
  />
);
