import { Drawing } from '@northgate/ui/drawings/drawing';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Path } from '@northgate/ui/drawings/pen';

/** Perimeter crossing: a person over a line. */
export const PerimeterSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Path d="M6 40L42 20" mark="s w2" />
    <Person x={22} y={2} scale={0.58} />
  </Drawing>
);
