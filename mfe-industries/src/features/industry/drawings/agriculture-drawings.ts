import { agricultureScenes } from '../../../lib/drawings/applications/agriculture-scenes';
import { agricultureExhibit } from '../../../lib/drawings/exhibits/agriculture-exhibit';
import { AgriculturePlate } from '../../../lib/drawings/plates/agriculture-plate';
import { agricultureSymbols } from '../../../lib/drawings/symbols/agriculture-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const agricultureDrawings = {
  Plate: AgriculturePlate,
  symbols: agricultureSymbols,
  scenes: agricultureScenes,
  exhibit: agricultureExhibit,
} satisfies IndustryDrawings;
