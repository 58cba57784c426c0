import type { ComponentType } from 'react';
import type { SolutionIcon } from '../../../content/industry-content';
import { ColdChainSymbol } from './cold-chain-symbol';
import { GripperSymbol } from './gripper-symbol';
import { RouteSymbol } from './route-symbol';
import { VehicleSymbol } from './vehicle-symbol';

const symbols: Record<SolutionIcon, ComponentType> = {
  route: RouteSymbol,
  gripper: GripperSymbol,
  'cold-chain': ColdChainSymbol,
  vehicle: VehicleSymbol,
};

/** The symbol of a solution, 48 × 48. */
export function SolutionSymbol({ icon }: { icon: SolutionIcon }) {
  const Symbol = symbols[icon];
  return <Symbol />;
}
