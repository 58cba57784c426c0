import { Drawing } from '@northgate/ui/drawings/drawing';
import { Path } from '@northgate/ui/drawings/pen';

/** Left objects: a bag with nobody near it. */
export const LeftObjectSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Path d="M16 22h18v14h-18zM21 22v-4h8v4" />
    <Path d="M10 42V14h30v28z" mark="s dash3" />
  </Drawing>
);
