import { miningScenes } from '../../../lib/drawings/applications/mining-scenes';
import { miningExhibit } from '../../../lib/drawings/exhibits/mining-exhibit';
import { MiningPlate } from '../../../lib/drawings/plates/mining-plate';
import { miningSymbols } from '../../../lib/drawings/symbols/mining-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const miningDrawings = {
  Plate: MiningPlate,
  symbols: miningSymbols,
  scenes: miningScenes,
  exhibit: miningExhibit,
} satisfies IndustryDrawings;
