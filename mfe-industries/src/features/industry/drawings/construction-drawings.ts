import { constructionScenes } from '../../../lib/drawings/applications/construction-scenes';
import { constructionExhibit } from '../../../lib/drawings/exhibits/construction-exhibit';
import { ConstructionPlate } from '../../../lib/drawings/plates/construction-plate';
import { constructionSymbols } from '../../../lib/drawings/symbols/construction-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const constructionDrawings = {
  Plate: ConstructionPlate,
  symbols: constructionSymbols,
  scenes: constructionScenes,
  exhibit: constructionExhibit,
} satisfies IndustryDrawings;
