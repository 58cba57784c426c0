import { miningScenes } from '@northgate/ui/drawings/applications/mining-scenes';
import { MiningPlate } from '@northgate/ui/drawings/plates/mining-plate';
import { miningSymbols } from '@northgate/ui/drawings/symbols/mining-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const miningDrawings = {
  Plate: MiningPlate,
  symbols: miningSymbols,
  scenes: miningScenes,
} satisfies IndustryDrawings;
