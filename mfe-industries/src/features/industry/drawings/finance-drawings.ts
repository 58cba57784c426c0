import { financeScenes } from '../../../lib/drawings/applications/finance-scenes';
import { financeExhibit } from '../../../lib/drawings/exhibits/finance-exhibit';
import { FinancePlate } from '../../../lib/drawings/plates/finance-plate';
import { financeSymbols } from '../../../lib/drawings/symbols/finance-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const financeDrawings = {
  Plate: FinancePlate,
  symbols: financeSymbols,
  scenes: financeScenes,
  exhibit: financeExhibit,
} satisfies IndustryDrawings;
