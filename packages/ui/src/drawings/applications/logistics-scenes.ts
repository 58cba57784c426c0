import { ColdChain } from './cold-chain.js';
import { PlannedRoutes } from './planned-routes.js';
import { WarehousePicking } from './warehouse-picking.js';

/** Logistics at work. */
export const logisticsScenes = {
  'planned-routes': PlannedRoutes,
  'warehouse-picking': WarehousePicking,
  'cold-chain': ColdChain,
};
