import { logisticsScenes } from '@northgate/ui/drawings/applications/logistics-scenes';
import { logisticsExhibit } from '@northgate/ui/drawings/exhibits/logistics-exhibit';
import { LogisticsPlate } from '@northgate/ui/drawings/plates/logistics-plate';
import { logisticsSymbols } from '@northgate/ui/drawings/symbols/logistics-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const logisticsDrawings = {
  Plate: LogisticsPlate,
  symbols: logisticsSymbols,
  scenes: logisticsScenes,
  exhibit: logisticsExhibit,
} satisfies IndustryDrawings;
