import { retailScenes } from '../../../lib/drawings/applications/retail-scenes';
import { retailExhibit } from '../../../lib/drawings/exhibits/retail-exhibit';
import { RetailPlate } from '../../../lib/drawings/plates/retail-plate';
import { retailSymbols } from '../../../lib/drawings/symbols/retail-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const retailDrawings = {
  Plate: RetailPlate,
  symbols: retailSymbols,
  scenes: retailScenes,
  exhibit: retailExhibit,
} satisfies IndustryDrawings;
