import { energyScenes } from '@northgate/ui/drawings/applications/energy-scenes';
import { EnergyPlate } from '@northgate/ui/drawings/plates/energy-plate';
import { energySymbols } from '@northgate/ui/drawings/symbols/energy-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const energyDrawings = {
  Plate: EnergyPlate,
  symbols: energySymbols,
  scenes: energyScenes,
} satisfies IndustryDrawings;
