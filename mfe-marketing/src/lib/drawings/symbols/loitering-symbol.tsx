import { Drawing } from '@northgate/ui/drawings/drawing';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Path } from '@northgate/ui/drawings/pen';

/** Loitering: a person and the ring they walked. */
export const LoiteringSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Person x={24} y={3} scale={0.58} />
    <Path d="M10 36a14 6 0 1 0 28 0a14 6 0 1 0-28 0" mark="s dash3" />
  </Drawing>
);
