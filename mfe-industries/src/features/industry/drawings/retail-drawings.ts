import { retailScenes } from '@northgate/ui/drawings/applications/retail-scenes';
import { retailExhibit } from '@northgate/ui/drawings/exhibits/retail-exhibit';
import { RetailPlate } from '@northgate/ui/drawings/plates/retail-plate';
import { retailSymbols } from '@northgate/ui/drawings/symbols/retail-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const retailDrawings = {
  Plate: RetailPlate,
  symbols: retailSymbols,
  scenes: retailScenes,
  exhibit: retailExhibit,
} satisfies IndustryDrawings;
