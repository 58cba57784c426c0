import { miningScenes } from '@northgate/ui/drawings/applications/mining-scenes';
import { miningExhibit } from '@northgate/ui/drawings/exhibits/mining-exhibit';
import { MiningPlate } from '@northgate/ui/drawings/plates/mining-plate';
import { miningSymbols } from '@northgate/ui/drawings/symbols/mining-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const miningDrawings = {
  Plate: MiningPlate,
  symbols: miningSymbols,
  scenes: miningScenes,
  exhibit: miningExhibit,
} satisfies IndustryDrawings;
