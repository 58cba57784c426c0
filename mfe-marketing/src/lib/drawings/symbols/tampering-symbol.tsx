import { Drawing } from '@northgate/ui/drawings/drawing';
import { Path } from '@northgate/ui/drawings/pen';

/** Camera tampering: a camera struck out. */
export const TamperingSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Path d="M8 18h20v14H8zM28 22l8-5v16l-8-5" />
    <Path d="M6 42L42 8" mark="s w2" />
  </Drawing>
);
