import { ColdChain } from '@northgate/ui/drawings/applications/cold-chain';
import { PlannedRoutes } from '@northgate/ui/drawings/applications/planned-routes';
import { WarehousePicking } from '@northgate/ui/drawings/applications/warehouse-picking';
import type { ComponentType } from 'react';
import type { ApplicationScene } from '../../content/industry-content';

const drawings: Record<ApplicationScene, ComponentType> = {
  'planned-routes': PlannedRoutes,
  'warehouse-picking': WarehousePicking,
  'cold-chain': ColdChain,
};

/** The drawing of one use, 320 × 132. */
export function ApplicationDrawing({ scene }: { scene: ApplicationScene }) {
  const Scene = drawings[scene];
  return <Scene />;
}
