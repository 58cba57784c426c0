import { energyScenes } from '@northgate/ui/drawings/applications/energy-scenes';
import { energyExhibit } from '@northgate/ui/drawings/exhibits/energy-exhibit';
import { EnergyPlate } from '@northgate/ui/drawings/plates/energy-plate';
import { energySymbols } from '@northgate/ui/drawings/symbols/energy-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const energyDrawings = {
  Plate: EnergyPlate,
  symbols: energySymbols,
  scenes: energyScenes,
  exhibit: energyExhibit,
} satisfies IndustryDrawings;
