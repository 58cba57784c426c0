import { Drawing } from '@northgate/ui/drawings/drawing';
import { cornerMarks } from '@northgate/ui/drawings/geometry';
import { Path } from '@northgate/ui/drawings/pen';

/** Weapons: a framed pistol. */
export const WeaponsSymbol = ({ className = '' }: { className?: string }) => (
  <Drawing width={48} height={48} className={`sym ${className}`.trim()}>
    <Path d="M14 20h20v6h-8l-3 8h-6l3-8h-6z" />
    <Path d={cornerMarks({ x: 8, y: 8, width: 32, height: 32 }, 6)} mark="s w2" />
  </Drawing>
);
