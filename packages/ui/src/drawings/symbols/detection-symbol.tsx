import type { ReactElement } from 'react';
import { CrowdSymbol } from './crowd-symbol.js';
import { LeftObjectSymbol } from './left-object-symbol.js';
import { LoiteringSymbol } from './loitering-symbol.js';
import { PerimeterSymbol } from './perimeter-symbol.js';
import { TamperingSymbol } from './tampering-symbol.js';
import { WeaponsSymbol } from './weapons-symbol.js';

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
