import { retailScenes } from '@northgate/ui/drawings/applications/retail-scenes';
import { RetailPlate } from '@northgate/ui/drawings/plates/retail-plate';
import { retailSymbols } from '@northgate/ui/drawings/symbols/retail-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const retailDrawings = {
  Plate: RetailPlate,
  symbols: retailSymbols,
  scenes: retailScenes,
} satisfies IndustryDrawings;
