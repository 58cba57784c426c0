import { energyScenes } from '../../../lib/drawings/applications/energy-scenes';
import { energyExhibit } from '../../../lib/drawings/exhibits/energy-exhibit';
import { EnergyPlate } from '../../../lib/drawings/plates/energy-plate';
import { energySymbols } from '../../../lib/drawings/symbols/energy-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const energyDrawings = {
  Plate: EnergyPlate,
  symbols: energySymbols,
  scenes: energyScenes,
  exhibit: energyExhibit,
} satisfies IndustryDrawings;
