import type { ReactElement } from 'react';
import { CrowdSymbol } from './crowd-symbol';
import { LeftObjectSymbol } from './left-object-symbol';
import { LoiteringSymbol } from './loitering-symbol';
import { PerimeterSymbol } from './perimeter-symbol';
import { TamperingSymbol } from './tampering-symbol';
import { WeaponsSymbol } from './weapons-symbol';

/** What a camera can detect. */
export type Detection = 'weapons' | 'loitering' | 'perimeter' | 'crowd' | 'left-object' | 'tampering';

const symbols: Record<Detection, (props: { className?: string }) => ReactElement> = {
  weapons: WeaponsSymbol,
  loitering: LoiteringSymbol,
  perimeter: PerimeterSymbol,
  crowd: CrowdSymbol,
  'left-object': LeftObjectSymbol,
  tampering: TamperingSymbol,
};

/** The symbol of a detection, 48 × 48. */
export function DetectionSymbol({ detection, className }: { detection: Detection; className?: string }) {
  const Symbol = symbols[detection];
  return <Symbol className={className} />;
}
