import { constructionScenes } from '@northgate/ui/drawings/applications/construction-scenes';
import { constructionExhibit } from '@northgate/ui/drawings/exhibits/construction-exhibit';
import { ConstructionPlate } from '@northgate/ui/drawings/plates/construction-plate';
import { constructionSymbols } from '@northgate/ui/drawings/symbols/construction-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const constructionDrawings = {
  Plate: ConstructionPlate,
  symbols: constructionSymbols,
  scenes: constructionScenes,
  exhibit: constructionExhibit,
} satisfies IndustryDrawings;
