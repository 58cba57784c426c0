import { logisticsScenes } from '../../../lib/drawings/applications/logistics-scenes';
import { logisticsExhibit } from '../../../lib/drawings/exhibits/logistics-exhibit';
import { LogisticsPlate } from '../../../lib/drawings/plates/logistics-plate';
import { logisticsSymbols } from '../../../lib/drawings/symbols/logistics-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const logisticsDrawings = {
  Plate: LogisticsPlate,
  symbols: logisticsSymbols,
  scenes: logisticsScenes,
  exhibit: logisticsExhibit,
} satisfies IndustryDrawings;
