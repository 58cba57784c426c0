import { ColdChain } from './cold-chain';
import { PlannedRoutes } from './planned-routes';
import { WarehousePicking } from './warehouse-picking';

/** Logistics at work. */
export const logisticsScenes = {
  'planned-routes': PlannedRoutes,
  'warehouse-picking': WarehousePicking,
  'cold-chain': ColdChain,
};
