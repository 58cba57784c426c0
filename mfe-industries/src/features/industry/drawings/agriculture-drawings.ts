import { agricultureScenes } from '@northgate/ui/drawings/applications/agriculture-scenes';
import { agricultureExhibit } from '@northgate/ui/drawings/exhibits/agriculture-exhibit';
import { AgriculturePlate } from '@northgate/ui/drawings/plates/agriculture-plate';
import { agricultureSymbols } from '@northgate/ui/drawings/symbols/agriculture-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const agricultureDrawings = {
  Plate: AgriculturePlate,
  symbols: agricultureSymbols,
  scenes: agricultureScenes,
  exhibit: agricultureExhibit,
} satisfies IndustryDrawings;
